import { darkTheme, pausedMotion } from '../browser/preferences.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

/** §2.5 Theme control. The icon alone in the header, the label beside it elsewhere. */
export function ThemeToggle({ labelled = false }: { labelled?: boolean }) {
  const dark = darkTheme.use();
  return (
    <button
      aria-label={`Cambiar tema: activar modo ${dark ? 'claro' : 'oscuro'}`}
      className={labelled ? 'button button-outline button-secondary button-tight' : 'icon-button'}
      onClick={() => darkTheme.set(!dark)}
      type="button"
    >
      <Icon className="light:hidden" name="sun" />
      <Icon className="dark:hidden" name="moon" />
      {labelled && <span>Cambiar tema</span>}
    </button>
  );
}

/** Stops and starts everything that moves on the site; each moving region has one. */
export function MotionToggle({ className }: { className?: string }) {
  const paused = pausedMotion.use();
  return (
    <IconButton
      className={className}
      icon={paused ? 'play' : 'pause'}
      label={paused ? 'Reanudar movimiento' : 'Pausar movimiento'}
      onClick={() => pausedMotion.set(!paused)}
    />
  );
}

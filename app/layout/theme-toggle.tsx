import { Icon } from '../ui/icon.tsx';
import { darkTheme } from '../visit/theme.ts';

/** §2 Theme control. The icon alone in the header, the label beside it elsewhere. */
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

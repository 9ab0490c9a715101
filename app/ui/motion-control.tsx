import { pausedMotion } from '../visit/motion.ts';
import { Icon } from './icon.tsx';

/** Stops and starts everything that moves on the site; one stands in each moving region. */
export function MotionControl({ className = '' }: { className?: string }) {
  const paused = pausedMotion.use();
  return (
    <button
      aria-label={paused ? 'Reanudar movimiento' : 'Pausar movimiento'}
      className={`icon-button ${className}`}
      onClick={() => pausedMotion.set(!paused)}
      type="button"
    >
      <Icon name={paused ? 'play' : 'pause'} />
    </button>
  );
}

import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `duration` milliseconds of running; what has passed stays passed while paused. */
export function useCountdown(options: { duration: number; running: boolean; onEnd: () => void }) {
  const { duration, running, onEnd } = options;
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!running) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (performance.now() - started), 0);
    };
  }, [running]);
}

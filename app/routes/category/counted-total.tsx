import { useEffect, useRef, useState } from 'react';
import { formatPriceWithCurrency } from '../../../domain/catalogue/money.ts';
import { pausedMotion } from '../../browser/preferences.ts';

/** §4.12 Counts from the last total to this one while the cloth grows; it stands at once without motion. */
export function CountedTotal({ total }: { total: number }) {
  const [shown, setShown] = useState(total);
  const last = useRef(total);
  useEffect(() => {
    const from = last.current;
    const start = performance.now();
    const still = pausedMotion.get() || matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = requestAnimationFrame(function count(now) {
      const part = still ? 1 : Math.min(1, Math.max(0, now - start) / 400);
      last.current = part < 1 ? Math.round(from + (total - from) * part) : total;
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [total]);
  return formatPriceWithCurrency(shown);
}

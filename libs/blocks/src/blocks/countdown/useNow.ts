import { useEffect, useState } from 'react';

/**
 * The present moment, once a second until the end has come; at first the moment that the page was made, on both
 * sides the same.
 * @param made milliseconds since 1970; without it nothing is known until the page lives
 * @param end milliseconds since 1970
 */
export function useNow(made: number | undefined, end: number): number | null {
  const [now, setNow] = useState(made ?? null);
  useEffect(() => {
    const tick = () => {
      const present = Date.now();
      setNow(present);
      if (present >= end) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [end]);
  return now;
}

import { useEffect, useState } from 'react';

const secondsTo = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1000));

/** Whole seconds until a moment, rounded up; 0 from then on. Both in milliseconds since 1970. */
export function useSecondsLeft(moment: number, clock: () => number): number {
  const [now, setNow] = useState(clock);
  const left = secondsTo(moment, now);

  useEffect(() => {
    // A sleeping page wakes up late: each tick asks the clock instead of counting.
    const tick = () => {
      const present = clock();
      setNow(present);
      if (present >= moment) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [moment, clock]);

  return left;
}

/** «0:43». */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

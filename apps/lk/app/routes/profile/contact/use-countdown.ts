import { useEffect, useState } from 'react';

/** Seconds between two codes by the same way. */
const GAP = 60;

/** Seconds until another code may be asked for, and what starts them anew. */
export function useCountdown(): [seconds: number, restart: () => void] {
  const [seconds, setSeconds] = useState(GAP);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, () => setSeconds(GAP)];
}

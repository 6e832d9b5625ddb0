import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The moment in milliseconds, anew at the beginning of each minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (now % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

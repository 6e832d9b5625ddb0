import { useEffect, useState } from 'react';

/** A value that follows another one after it has rested. @param rest milliseconds */
export function useLate<Value>(value: Value, rest: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return late;
}

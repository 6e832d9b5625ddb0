import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the component is gone, however it went; a strict mode's rehearsal does not count. */
export function useAbandoned(onAbandoned: () => void): void {
  const mounted = useRef(false);
  const tell = useEffectEvent(onAbandoned);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      queueMicrotask(() => mounted.current || tell());
    };
  }, []);
}

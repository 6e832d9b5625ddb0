import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the clock. */
const TICK = 250;

/**
 * Whole seconds until a moment, rounded up; 0 from then on. Both in milliseconds since 1970. The clock is asked at each
 * rendering: a sleeping page wakes up late, and a moment that is set anew counts from now.
 */
export function useSecondsLeft(moment: number, clock: () => number): number {
  const left = () => Math.max(0, Math.ceil((moment - clock()) / 1000));
  return useSyncExternalStore(everyTick, left, left);
}

function everyTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
}

/** «0:43». */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

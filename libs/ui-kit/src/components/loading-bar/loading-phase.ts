/**
 * What a loading bar shows: nothing (also while a quick answer may still come), a line that runs for its
 * duration and then waits, the same line running out.
 */
export type LoadingPhase = 'idle' | 'running' | 'finishing';

/** Times of a loading bar in milliseconds. */
export interface LoadingTimes {
  /** A load that ends sooner shows nothing. */
  throttle: number;
  /** How long the line runs before it waits near its end. */
  duration: number;
  /** How long the full line stays. */
  finish: number;
}

/** The times that the specification gives (§9), and a short end. */
export const loadingTimes: LoadingTimes = { throttle: 200, duration: 5000, finish: 300 };

/** The clockwork of a loading bar, without a screen. */
export interface LoadingClock {
  start: () => void;
  finish: () => void;
  /** Stops every timer, for the end of the bar itself. */
  cancel: () => void;
}

/** Tells each change of phase; starting again while it runs changes nothing. */
export function createLoadingClock(
  onPhase: (phase: LoadingPhase) => void,
  { throttle, finish: ending }: Pick<LoadingTimes, 'throttle' | 'finish'> = loadingTimes,
): LoadingClock {
  let phase: LoadingPhase = 'idle';
  let loading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: LoadingPhase) => {
    phase = next;
    onPhase(next);
  };
  const later = (delay: number, next: LoadingPhase) => {
    clearTimeout(timer);
    timer = setTimeout(() => enter(next), delay);
  };
  return {
    start() {
      if (loading) return;
      loading = true;
      later(throttle, 'running');
    },
    finish() {
      if (!loading) return;
      loading = false;
      clearTimeout(timer);
      if (phase === 'idle') return;
      if (phase === 'running') enter('finishing');
      later(ending, 'idle');
    },
    cancel() {
      clearTimeout(timer);
      loading = false;
      phase = 'idle';
    },
  };
}

import { useEffect } from 'react';
import type {} from './record-input-script.ts';

/** Replays what a visitor typed before the page hydrated. */
export function useEarlyInput(): void {
  useEffect(() => {
    const typed = window.earlyInput;
    window.earlyInput = null;
    if (typed) void import('./replay-input.ts').then(({ replayInput }) => replayInput(typed));
  }, []);
}

import { useCallback, useEffect, useState } from 'react';

/** An answer that is awaited, has come, or has not. */
export type Answer<Result> =
  { state: 'loading' } | { state: 'ready'; result: Result } | { state: 'failed' };

/**
 * Asks when it is shown, and again on request.
 * @param ask a function that stays the same while the question does
 */
export function useAnswer<Result>(ask: (signal: AbortSignal) => Promise<Result>): {
  answer: Answer<Result>;
  retry: () => void;
} {
  const [answer, setAnswer] = useState<Answer<Result>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    ask(abort.signal).then(
      (result) => setAnswer({ state: 'ready', result }),
      () => abort.signal.aborted || setAnswer({ state: 'failed' }),
    );
    return () => abort.abort();
  }, [ask, attempt]);
  const retry = useCallback(() => {
    setAnswer({ state: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return { answer, retry };
}

/**
 * Has one tab of the browser do what all of them need once. Where the browser has no locks, every
 * tab does it.
 * @param act begins it and returns what ends it
 * @returns a function that gives the task to another tab
 */
export function lead(name: string, act: () => () => void): () => void {
  if (!('locks' in navigator)) return act();
  const left = new AbortController();
  navigator.locks
    .request(name, { signal: left.signal }, () => {
      if (left.signal.aborted) return;
      const end = act();
      return new Promise<void>((resolve) => {
        left.signal.addEventListener('abort', () => {
          end();
          resolve();
        });
      });
    })
    // The tab left while another one had the task.
    .catch(() => undefined);
  return () => left.abort();
}

import { useEffect, useRef, useState } from 'react';
import type { QuickFilter } from './quick-query.ts';

/** Milliseconds of rest after which a changed filter is counted. */
const REST = 200;

/**
 * How many flats a changing filter finds. While the answer is awaited, and where it fails, the
 * last known count stays.
 */
export function useLiveCount(total: number): [number, (filter: QuickFilter) => void] {
  const [count, setCount] = useState(total);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function recount(filter: QuickFilter) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setTimeout(() => {
      if (signal.aborted) return;
      countFlats(filter, signal).then(
        (found) => signal.aborted || setCount(found),
        () => {},
      );
    }, REST);
  }
  return [count, recount];
}

/** The client of the API comes with the first count: a page that is only read needs none. */
async function countFlats(filter: QuickFilter, signal: AbortSignal): Promise<number> {
  const { browserApi } = await import('@m30/shell/browser');
  return (await browserApi.get('Objects.GetFilter', filter, { signal })).total;
}

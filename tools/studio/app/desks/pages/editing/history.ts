/** What was written, what is, and what was taken back. */
export interface History<Value> {
  past: readonly Value[];
  now: Value;
  future: readonly Value[];
}

/** Steps back that are remembered. */
const MOST = 200;

/** A history without steps: nothing to undo or redo. */
export const begin = <Value>(now: Value): History<Value> => ({ past: [], now, future: [] });

/** Writes something new; what was taken back is forgotten. */
export const write = <Value>({ past, now }: History<Value>, next: Value): History<Value> => ({
  past: [...past, now].slice(-MOST),
  now: next,
  future: [],
});

/** One step back, if there is one. */
export function undo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [last] = past.slice(-1);
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), now: last as Value, future: [now, ...future] };
}

/** One step forward again, if one was taken back. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [next, ...later] = future;
  if (future.length === 0) return history;
  return { past: [...past, now], now: next as Value, future: later };
}

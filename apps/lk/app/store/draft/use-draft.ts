import { useCallback, useSyncExternalStore } from 'react';

/** What this tab has typed, by key; filled in the browser alone. */
const typed = new Map<string, { text: string; value: unknown }>();
const listeners = new Set<() => void>();

const PREFIX = 'lk.draft.';

/**
 * Something typed that survives a reload of the tab: `const [value, set, clear] = useDraft(key, empty)`.
 * The server and the first paint show `empty`.
 * @param key tells drafts apart; name the buyer in it
 * @param empty must be the same object every time
 */
export function useDraft<Value extends object>(key: string, empty: Value) {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key, empty),
    () => empty,
  );
  const set = useCallback(
    (change: Partial<Value>) => keep(key, { ...read(key, empty), ...change }),
    [key, empty],
  );
  const clear = useCallback(() => keep(key, null), [key]);
  return [value, set, clear] as const;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same object until it is typed into: React compares snapshots. */
function read<Value extends object>(key: string, empty: Value): Value {
  const text = stored(key);
  if (text === null) return empty;
  const last = typed.get(key);
  if (last?.text === text) return last.value as Value;
  const value = { ...empty, ...parse(text) };
  typed.set(key, { text, value });
  return value;
}

function keep(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: the form works, a reload empties it.
    if (value === null) typed.delete(key);
    else typed.set(key, { text: '', value });
  }
  for (const listener of listeners) listener();
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? (typed.get(key)?.text === '' ? '' : null);
  } catch {
    return typed.get(key)?.text ?? null;
  }
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

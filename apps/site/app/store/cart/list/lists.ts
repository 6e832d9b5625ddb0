import { NO_LISTS, type Lists } from './changes.ts';

const KEY = 'm30.lists';

let lists: Lists | null = null;
const listeners = new Set<() => void>();

/** What the visitor keeps, as far as this browser knows; what it remembers until the server has told. */
export function currentLists(): Lists {
  return (lists ??= rememberedLists() ?? NO_LISTS);
}

/** Shows other lists on the page and remembers them for the next one. */
export function showLists(next: Lists): void {
  lists = next;
  try {
    if (Object.values(next).every((ids) => ids.length === 0)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be closed to the page: the server then tells on each page.
  }
  for (const listener of [...listeners]) listener();
}

export function watchLists(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this browser remembers; `null` where that is nothing. */
export function rememberedLists(): Lists | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Lists> | null;
    return stored && { ...NO_LISTS, ...stored };
  } catch {
    return null;
  }
}

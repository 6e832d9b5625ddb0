/** The lists that every visitor has. */
export type ListName = 'cart' | 'compare' | 'favourites';

/** Readable ids of the lots in the lists, those added last at the end. */
export type Lists = Readonly<Record<ListName, readonly string[]>>;

/** One thing that a visitor does with a list. */
export type Change =
  { act: 'add' | 'delete'; list: ListName; lot: string } | { act: 'clear'; list: ListName };

export const NO_LISTS: Lists = { cart: [], compare: [], favourites: [] };

/** Lists after changes, as the server will have them when it hears of these. */
export function applyChanges(lists: Lists, changes: readonly Change[]): Lists {
  return changes.reduce(applyChange, lists);
}

function applyChange(lists: Lists, change: Change): Lists {
  return { ...lists, [change.list]: changeList(lists[change.list], change) };
}

function changeList(ids: readonly string[], change: Change): readonly string[] {
  if (change.act === 'clear') return [];
  const isThere = ids.includes(change.lot);
  if (change.act === 'add') return isThere ? ids : [...ids, change.lot];
  return isThere ? ids.filter((id) => id !== change.lot) : ids;
}

/** A queue with one more change; earlier ones that it makes pointless are left out. */
export function enqueue<One extends Change>(queue: readonly One[], change: One): One[] {
  return [...queue.filter((earlier) => !isPointless(earlier, change)), change];
}

function isPointless(earlier: Change, change: Change): boolean {
  if (earlier.list !== change.list) return false;
  if (change.act === 'clear') return true;
  return earlier.act !== 'clear' && earlier.lot === change.lot;
}

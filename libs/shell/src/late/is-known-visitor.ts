/** Keys of `localStorage` that a buyer's login and lots of the cart leave behind. */
const TRACES = ['auth.offlineReserve', 'm30.counts'];

/** Whether there is likely something of this visitor to show: a name, numbers on the icons. */
export function isKnownVisitor(): boolean {
  try {
    return TRACES.some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Storage may be closed to the page: then the first interaction counts.
    return false;
  }
}

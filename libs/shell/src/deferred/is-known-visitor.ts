/** What a page leaves in the browser of somebody it knows: a buyer's flag, kept lots. */
const TRACES = ['auth.offlineReserve', 'm30.counts'];

/** Whether there is likely something of this visitor to show: a name, numbers on the icons. */
export function isKnownVisitor(): boolean {
  try {
    return TRACES.some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Storage may be closed to the page: the first gesture then tells.
    return false;
  }
}

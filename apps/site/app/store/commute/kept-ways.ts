const KEY = 'm30.ways';

/** Keeps the ways that the visitor has asked for until the tab is closed, as an address says them; the server is not told. */
export function keepWays(search: string): void {
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Where nothing may be kept, the comparison goes without them.
  }
}

/** The ways that were asked for last; '' for none. */
export function keptWays(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

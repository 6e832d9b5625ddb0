const KEY = 'm30.ways';

/** Saves the search string of the ways that the visitor asked for (`?commute=…`) in the session storage: until the tab is closed, and never sent. */
export function saveWays(search: string): void {
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Where storage is closed, the comparison goes without them.
  }
}

/** Search string of the ways that were asked for last; '' for none. */
export function savedWays(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

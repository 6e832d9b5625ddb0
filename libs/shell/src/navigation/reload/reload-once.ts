/** Milliseconds in which a second failure is no reason to reload again (specification, §9). */
const GUARD = 60_000;
const STAMP = 'm30.reload';
const DESTINATION = 'm30.destination';

let reloading = false;
let destination: string | null = null;

/** Remembers where a navigation leads while it lasts, to go on after a reload; `null` when it is over. */
export function setDestination(path: string | null): void {
  destination = path;
}

/** Whether a followed link is still on its way. */
export function isFollowing(): boolean {
  return destination !== null;
}

/** Where the navigation led that a reload broke off; forgotten by asking. */
export function takeDestination(): string | null {
  try {
    const kept = sessionStorage.getItem(DESTINATION);
    sessionStorage.removeItem(DESTINATION);
    return kept;
  } catch {
    return null;
  }
}

/**
 * Reloads the page after a chunk failed to load, because a new version may have replaced it.
 * @returns whether it does; not twice within a minute, not where the page may store nothing, and not without a connection
 */
export function reloadOnce(): boolean {
  if (reloading) return true;
  // The browser's own page would take the place of this one.
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(STAMP)) < GUARD) return false;
    sessionStorage.setItem(STAMP, String(Date.now()));
    if (destination) sessionStorage.setItem(DESTINATION, destination);
  } catch {
    return false;
  }
  reloading = true;
  location.reload();
  return true;
}

/** Waits for a chunk; where it fails, for the reload. Rejects only when the page was reloaded already. */
export async function orReload<Module>(chunk: Promise<Module>): Promise<Module> {
  try {
    return await chunk;
  } catch (error) {
    if (!reloadOnce()) throw error;
    return new Promise(() => {});
  }
}

/**
 * A route module in place of one that is lost: its page is the error page. The router, which knows no
 * failed module, would take a rejection for a page still on its way and show nothing.
 */
export function lostPage(error: unknown): { default: () => null } {
  return {
    default() {
      // The router keeps the module: a later visit may reload again.
      if (!reloadOnce()) throw error;
      return null;
    },
  };
}

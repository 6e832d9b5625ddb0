/** Milliseconds in which a second failure is no reason to reload again (specification, §9). */
const GUARD = 60_000;
const STAMP = 'm30.reload';
const DESTINATION = 'm30.destination';

let reloading = false;
let destination: string | null = null;

/** Remembers where a navigation leads while it lasts, to go on after a reload; `null` when it is over. */
export function setDestination(path: string | null): void {
  destination = path;
  if (path !== null) takeDestination();
}

/** Lets the navigation that is broken off go on after the next reload, whoever asks for it. */
export function keepDestination(): void {
  try {
    if (destination) sessionStorage.setItem(DESTINATION, destination);
  } catch {
    // Storage may be closed to the page: the page itself is shown then.
  }
}

/** Whether a followed link is still on its way. */
export function isFollowing(): boolean {
  return destination !== null;
}

/** Where the navigation led that a reload broke off; forgotten by asking. */
export function takeDestination(): string | null {
  try {
    const address = sessionStorage.getItem(DESTINATION);
    sessionStorage.removeItem(DESTINATION);
    return address;
  } catch {
    return null;
  }
}

/**
 * Reloads the page after a chunk failed to load, because a new version may have replaced it.
 * @returns whether it does, see {@link mayReload}
 */
export function reloadOnce(): boolean {
  if (reloading) return true;
  if (!mayReload()) return false;
  location.reload();
  return true;
}

/**
 * Whether the page may reload itself now, which is then noted: not twice within a minute, not where the page may store nothing, and not
 * without a connection.
 */
export function mayReload(): boolean {
  if (reloading) return true;
  // The browser's own page would take the place of this one.
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(STAMP)) < GUARD) return false;
    sessionStorage.setItem(STAMP, String(Date.now()));
    keepDestination();
  } catch {
    return false;
  }
  reloading = true;
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

/** Paths that other parts of this origin answer. */
const FOREIGN = /^\/(lk|api|media|map|files)(\/|$)/;

/**
 * Where an anchor leads, as the router of this app spells it; `null` when it leads out of the app.
 * @param basename path under which the app lives; empty for the site
 */
export function pathWithin(anchor: HTMLAnchorElement, basename: string): string | null {
  if (anchor.origin !== location.origin) return null;
  const path = anchor.pathname;
  const rest = anchor.search + anchor.hash;
  if (basename === '') return FOREIGN.test(path) ? null : path + rest;
  if (path !== basename && !path.startsWith(`${basename}/`)) return null;
  return (path.slice(basename.length) || '/') + rest;
}

/** Paths that other parts of this origin answer. */
const FOREIGN = /^\/(lk|api|media|map|files)(\/|$)/;

/**
 * Where an address leads, as the router of this app spells it; `null` when it leads out of the app.
 * @param basename path under which the app lives; empty for the site
 */
export function pathWithin(url: URL, basename: string): string | null {
  if (url.origin !== location.origin) return null;
  const path = url.pathname;
  const rest = url.search + url.hash;
  if (basename === '') return FOREIGN.test(path) ? null : path + rest;
  if (path !== basename && !path.startsWith(`${basename}/`)) return null;
  return (path.slice(basename.length) || '/') + rest;
}

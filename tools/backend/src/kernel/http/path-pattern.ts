/**
 * Path of a page as patterns know it: small letters, without query, fragment and needless slashes.
 * @param address begins with `/`
 */
export function pagePath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/**
 * Tells whether a pattern covers a page: `/katalog` is that page, `/obekty/*` a page and all below
 * it, `*` every page.
 * @param path as `pagePath` gives it
 */
export function covers(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  if (!pattern.endsWith('/*')) return path === pattern;
  const root = pattern.slice(0, -2);
  return path === root || path.startsWith(`${root}/`);
}

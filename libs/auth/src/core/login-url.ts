/** Cookie that keeps the guarded path a guest wanted; readable by scripts, path `/`. */
export const LOGIN_URL_COOKIE = 'login_url';

/** An origin nobody has: what resolves to another one leads away from this site. */
const HERE = 'https://here.invalid';

/** How often an address may be wrapped in percent signs and still be looked through. */
const DEPTH = 5;

/**
 * Lets a path of this site through, with its query, and nothing else; null for `//evil`, `/\evil`, `https:`, their
 * encoded variants and anything that isn't a path.
 */
export function safePath(value: string): string | null {
  let unwrapped = value;
  for (let i = 0; i < DEPTH; i++) {
    if (!isLocal(unwrapped)) return null;
    const next = decode(unwrapped);
    if (next === unwrapped) break;
    unwrapped = next;
  }
  const { pathname, search } = new URL(value, HERE);
  const path = pathname + search;
  // Resolving `/../` may have brought something else to the front.
  return path === value ? path : safePath(path);
}

/** A single slash at the start, no backslash and no control character, which browsers read as slash or drop. */
function isLocal(value: string): boolean {
  if (!value.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(value)) return false;
  if (!URL.canParse(value, HERE)) return false;
  const url = new URL(value, HERE);
  return url.origin === HERE && !url.pathname.startsWith('//');
}

/** Takes one layer of percent encoding off; a malformed one stays. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads a cookie from a `Cookie` header or `document.cookie`, decoded; null when there is none. */
export function readCookie(cookies: string, name: string): string | null {
  const start = `${name}=`;
  const found = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start));
  return found === undefined ? null : decode(found.slice(start.length));
}

/** An origin nobody has: what resolves to another one leads away from this site. */
const HERE = 'https://here.invalid';

/** How often a path may be wrapped in percent signs and still be looked through. */
const DEPTH = 5;

/** Characters of a path with its query, as it is sent: proxies take headers of 8 KB. */
const LONGEST = 4_000;

/**
 * The one judge of where a redirect or a link back may lead: a path of this site with its query, as an address writes
 * them, letters percent-encoded; null for `//evil`, `/\evil`, `https:evil`, their encoded variants, and all that is no path.
 * @param value path with its leading slash; with an `origin`, also an absolute address there
 * @param origin of the site, without a trailing slash
 */
export function localPath(value: string, origin?: string): string | null {
  if (value.length > LONGEST) return null;
  const path = value.startsWith('/') ? value : origin === undefined ? null : pathAt(origin, value);
  if (path === null) return null;
  // As it was written, and as it will be sent: `/a/..//evil` becomes another one.
  const [written = ''] = path.split(/[?#]/, 1);
  if (!isLocal(written)) return null;
  const { pathname, search } = new URL(path, HERE);
  const sent = pathname + search;
  return isLocal(pathname) && sent.length <= LONGEST ? sent : null;
}

/** What an absolute address has behind the origin of the site. */
function pathAt(origin: string, address: string): string | null {
  const url = URL.parse(address);
  return url && url.origin === URL.parse(origin)?.origin ? url.pathname + url.search : null;
}

/** Whether a path stays here however often it is decoded. */
function isLocal(path: string): boolean {
  let unwrapped = path;
  for (let i = 0; i < DEPTH; i++) {
    if (!staysHere(unwrapped)) return false;
    const next = decode(unwrapped);
    if (next === unwrapped) return true;
    unwrapped = next;
  }
  return false;
}

/** A single slash at the start, no backslash and no control character, which browsers read as slash or drop. */
function staysHere(path: string): boolean {
  if (!path.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(path)) return false;
  const url = URL.parse(path, HERE);
  return url !== null && url.origin === HERE && !url.pathname.startsWith('//');
}

/** Takes one layer of percent encoding off; a malformed one stays. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

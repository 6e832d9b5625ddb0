/** Cookie that keeps the guarded path a guest wanted; readable by scripts, path `/`. */
export const LOGIN_URL_COOKIE = 'login_url';

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

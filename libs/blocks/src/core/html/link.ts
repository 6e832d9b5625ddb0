/** No page has this origin, so whatever resolves to it was a relative address. */
const NOWHERE = 'https://relative.invalid';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address that is safe to print into a page. */
export interface SafeAddress {
  href: string;
  /** Leads to another site: opens in a new tab, without an opener. */
  external: boolean;
}

/**
 * Judges an address as a browser would resolve it, so that `java\tscript:`, `\\host` and `//host` are
 * what they become and not what they look like. Links of this site are stored as paths.
 * @returns `null` for anything but relative addresses, http(s), mailto and tel
 */
export function safeAddress(raw: string): SafeAddress | null {
  const url = URL.parse(raw, NOWHERE);
  if (!url || !schemes.has(url.protocol)) return null;
  if (url.origin === NOWHERE) return isPlain(raw) ? { href: raw.trim(), external: false } : null;
  return { href: url.href, external: url.protocol.startsWith('http') };
}

/** Path of a picture on this site, or `null`: pictures of other hosts would tell them who reads. */
export function safePicture(raw: string): string | null {
  const address = safeAddress(raw);
  return address && !address.external && !/^[a-z]+:/i.test(address.href) ? address.href : null;
}

/** A relative address printed as it stands must read the same to every parser. */
function isPlain(raw: string): boolean {
  return !/[\u0000-\u001f\u007f\\]/.test(raw.trim()) && !/^[a-z][a-z0-9+.-]*:/i.test(raw.trim());
}

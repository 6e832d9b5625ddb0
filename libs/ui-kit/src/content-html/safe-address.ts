/** No page has this origin, so whatever resolves to it was a relative address. */
const NOWHERE = 'https://relative.invalid';

/** Schemes that an address of a text may have. */
export const contentSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** An address that is safe to print into a page and to follow. */
export interface SafeAddress {
  href: string;
  /** Leads to another site: opens in a new tab, without an opener. */
  external: boolean;
}

/**
 * Judges an address as a browser would resolve it, so that `java\tscript:`, `\\\\host` and `//host` are what
 * they become and not what they look like. Links of this site stay paths.
 * @returns null for anything but relative addresses, http, https, mailto and tel
 */
export function safeAddress(raw: string): SafeAddress | null {
  if (!URL.canParse(raw, NOWHERE)) return null;
  const { protocol, origin, href } = new URL(raw, NOWHERE);
  if (!contentSchemes.some((scheme) => protocol === `${scheme}:`)) return null;
  if (origin !== NOWHERE) return { href, external: protocol.startsWith('http') };
  const written = raw.trim();
  // A relative address is printed as it stands, so it must read the same to every parser.
  const plain = !/[\u0000-\u001f\u007f\\]/.test(written) && !/^[a-z][a-z\d+.-]*:/i.test(written);
  return plain ? { href: written, external: false } : null;
}

/** Pages that other sites may embed. */
const EMBEDDED = /^\/iframe\//;

/**
 * Who may show a document in a frame: this site alone, and a page made for embedding the site that its address names
 * as `origin`. `EMBED_ORIGINS` is the list of sites that may; without it any may.
 */
export function frameAncestors(url: URL, allowed = process.env['EMBED_ORIGINS']): string {
  if (!EMBEDDED.test(url.pathname)) return "'self'";
  const listed = allowed?.split(/\s+/).filter(Boolean) ?? [];
  const named = originOf(url.searchParams.get('origin'));
  if (named === null) return ["'self'", ...(listed.length > 0 ? listed : ['*'])].join(' ');
  return listed.length === 0 || listed.includes(named) ? `'self' ${named}` : "'self'";
}

function originOf(text: string | null): string | null {
  const url = URL.parse(text ?? '');
  // What is written into the policy is an origin as the parser wrote it: no spaces, no semicolons.
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

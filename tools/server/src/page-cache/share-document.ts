import { createHash } from 'node:crypto';

/** A document that everybody may get, with its policy. */
export interface SharedDocument {
  html: string;
  policy: string;
}

/**
 * Takes the nonce of one rendering out of a document: a nonce that many get is none. The policy then
 * names the scripts that carried it by their hashes; a script that slipped in by itself had no nonce
 * and is still forbidden.
 */
export function shareDocument(html: string, policy: string, nonce: string): SharedDocument {
  const marked = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script\b([^>]*)>([^]*?)<\/script>/g,
  )) {
    if (!attributes.includes(marked)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return {
    html: html.replaceAll(marked, ''),
    policy: policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')),
  };
}

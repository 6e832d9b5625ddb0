import type { Rendered } from '../render/app-handler.ts';
import { cachedPage, type CachedPage } from './cached-page.ts';
import type { JoinedStyles } from '../joined-styles/joined-styles.ts';
import { shareDocument } from '../shared-document/share-document.ts';

/** What came of a rendering: a page for everybody, an answer for one visitor, or something that went wrong. */
export type Outcome =
  | { kind: 'cached'; page: CachedPage }
  | { kind: 'own'; response: Response }
  | { kind: 'failed'; response: Response };

/** Kinds of answers that are pages or the data of one. */
const CACHEABLE = /^text\/(html|x-script)/;

/**
 * Makes a page for the cache from a rendering, unless nobody else may get it (it was asked for as one visitor,
 * sets cookies, says that it is private, is no page) or something failed while it was made.
 */
export async function cacheRendered(
  { response, nonce, own, failed }: Rendered,
  every: Readonly<Record<string, string>>,
  styles?: Pick<JoinedStyles, 'join'>,
): Promise<Outcome> {
  const { status, headers } = response;
  if (failed || status >= 500) return { kind: 'failed', response };
  if (own || status !== 200 || !isForAll(headers)) return { kind: 'own', response };
  const text = await response.text();
  const { 'content-length': _, ...all } = { ...Object.fromEntries(headers), ...every };
  const policy = headers.get('content-security-policy');
  if (policy === null) return { kind: 'cached', page: await cachedPage(text, all) };
  const shared = shareDocument(styles?.join(text) ?? text, policy, nonce);
  const page = await cachedPage(shared.html, { ...all, 'content-security-policy': shared.policy });
  return { kind: 'cached', page };
}

function isForAll(headers: Headers): boolean {
  return (
    CACHEABLE.test(headers.get('content-type') ?? '') &&
    !/private|no-store/.test(headers.get('cache-control') ?? '') &&
    headers.getSetCookie().length === 0
  );
}

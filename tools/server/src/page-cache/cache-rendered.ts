import type { Rendered } from '../render/app-handler.ts';
import { cachedPage, type CachedPage } from './cached-page.ts';
import type { JoinedStyles } from '../joined-styles/joined-styles.ts';
import { delayModules, shareDocument } from '../shared-document/share-document.ts';

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
  rendered: Rendered,
  every: Readonly<Record<string, string>>,
  styles?: Pick<JoinedStyles, 'join'>,
): Promise<Outcome> {
  const { response, nonce, own, failed } = rendered;
  const { status, headers } = response;
  if (failed || status >= 500) return { kind: 'failed', response };
  if (own || status !== 200 || !isForAll(headers)) {
    return { kind: 'own', response: await ownDocument(rendered, styles) };
  }
  const text = await response.text();
  const { 'content-length': _, ...all } = { ...Object.fromEntries(headers), ...every };
  const policy = headers.get('content-security-policy');
  if (policy === null) return { kind: 'cached', page: await cachedPage(text, all) };
  const shared = shareDocument(styles?.join(text) ?? text, policy, nonce);
  const page = await cachedPage(shared.html, { ...all, 'content-security-policy': shared.policy });
  return { kind: 'cached', page };
}

/** Makes a document that is one visitor's load as a cached one does: its styles as one sheet, its code after the first paint. */
export async function ownDocument(
  { response, nonce, failed }: Rendered,
  styles?: Pick<JoinedStyles, 'join'>,
): Promise<Response> {
  const { headers } = response;
  if (failed || !/^text\/html/.test(headers.get('content-type') ?? '')) return response;
  const text = await response.text();
  return new Response(delayModules(styles?.join(text) ?? text, nonce), response);
}

function isForAll(headers: Headers): boolean {
  return (
    CACHEABLE.test(headers.get('content-type') ?? '') &&
    !/private|no-store/.test(headers.get('cache-control') ?? '') &&
    headers.getSetCookie().length === 0
  );
}

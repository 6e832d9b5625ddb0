import type { Rendered } from '../render/app-handler.ts';
import { keptPage, type KeptPage } from './kept-page.ts';
import { shareDocument } from '../shared-document/share-document.ts';

/** What came of a rendering: a page for everybody, an answer for one visitor, or something that went wrong. */
export type Outcome =
  | { kind: 'kept'; page: KeptPage }
  | { kind: 'own'; response: Response }
  | { kind: 'failed'; response: Response };

/** Kinds of answers that are pages or the data of one. */
const KEPT = /^text\/(html|x-script)/;

/**
 * Makes a page to keep of a rendering, unless nobody else may get it (it was asked for as one visitor,
 * sets cookies, says that it is private, is no page) or something failed while it was made.
 */
export async function keepRendered(
  { response, nonce, own, failed }: Rendered,
  every: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const { status, headers } = response;
  if (failed || status >= 500) return { kind: 'failed', response };
  if (own || status !== 200 || !isForAll(headers)) return { kind: 'own', response };
  const text = await response.text();
  const { 'content-length': _, ...all } = { ...Object.fromEntries(headers), ...every };
  const policy = headers.get('content-security-policy');
  if (policy === null) return { kind: 'kept', page: await keptPage(text, all) };
  const shared = shareDocument(text, policy, nonce);
  const page = await keptPage(shared.html, { ...all, 'content-security-policy': shared.policy });
  return { kind: 'kept', page };
}

function isForAll(headers: Headers): boolean {
  return (
    KEPT.test(headers.get('content-type') ?? '') &&
    !/private|no-store/.test(headers.get('cache-control') ?? '') &&
    headers.getSetCookie().length === 0
  );
}

import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';
import { notFound, orNotFound, unlessMissing } from '@m30/shell/server';
import { isSiteAddress } from './is-site-address.server.ts';

/** A page with how it stands, where somebody looks at it by a signed link. */
export interface LoadedPage {
  page: ResultOf<'Content.GetPage'>;
  /** Lines for whoever previews it; `null` for everybody else. */
  notes: string[] | null;
  /** The link is good, so that an editor may show here what is being written. */
  signed: boolean;
}

/**
 * Loads a page of blocks: the published one, or the newest version where the address carries a signed link.
 * @throws Response 404 where there is none
 */
export async function loadPage(
  api: Api,
  path: string,
  query: URLSearchParams,
): Promise<LoadedPage> {
  const previewed = await askPreview(query, (preview) =>
    api.get('Content.GetPreview', { path, preview }),
  );
  if (previewed) return { ...previewed, signed: true };
  return {
    page: await orUnknown(path, orNotFound(api.get('Content.GetPage', { path }))),
    ...{ notes: staleNotes(query), signed: false },
  };
}

/**
 * Over a backend without pages of blocks, a section of the site is not there yet; an address that the site has
 * nowhere is not found.
 */
async function orUnknown<Page>(path: string, page: Promise<Page>): Promise<Page> {
  if (isSiteAddress(path)) return page;
  const found = await unlessMissing(page, null);
  if (found === null) throw notFound();
  return found;
}

const STALE = 'Ссылка неверна или устарела, показано то, что опубликовано';

/** What is told to whoever has come by a link that shows nothing of its own; `null` to everybody else. */
export const staleNotes = (query: URLSearchParams) => (query.has('preview') ? [STALE] : null);

/** Asks for what a signed link shows; a forged or expired one shows what everybody sees. */
export async function askPreview<Found>(
  query: URLSearchParams,
  ask: (preview: string) => Promise<Found>,
): Promise<Found | null> {
  const preview = query.get('preview');
  if (!preview) return null;
  try {
    return await ask(preview);
  } catch (error) {
    if (error instanceof ApiRefusal && error.code < 500) return null;
    throw error;
  }
}

/** Headers of a page with notes: it is for whoever has the link, and for nobody's cache. */
export const previewHeaders = (notes: readonly string[] | null): Record<string, string> =>
  notes === null ? {} : { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';
import { orNotFound } from '@m30/shell/server';

/** A page with how it stands, where somebody looks at it by a signed link. */
export interface LoadedPage {
  page: ResultOf<'Content.GetPage'>;
  /** Lines for whoever previews it; `null` for everybody else. */
  notes: string[] | null;
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
  const preview = query.get('preview');
  if (preview !== null && preview !== '') {
    const found = await previewed(api, path, preview);
    if (found) return found;
  }
  const page = await orNotFound(api.get('Content.GetPage', { path }));
  return { page, notes: preview === null ? null : [STALE] };
}

const STALE = 'Ссылка неверна или устарела, показана опубликованная страница';

/** A forged or expired link shows what everybody sees. */
async function previewed(api: Api, path: string, preview: string): Promise<LoadedPage | null> {
  try {
    return await api.get('Content.GetPreview', { path, preview });
  } catch (error) {
    if (error instanceof ApiRefusal && error.code < 500) return null;
    throw error;
  }
}

import type { Api, ResultOf } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';
import { isTidy } from '../../../store/listing/index.ts';
import { RESALE_PATH, resaleListing, type ResaleState } from './resale-url.ts';

/**
 * Resale flats for an address. What the address does not say properly stays in `state.refused` and is
 * not asked for.
 * @throws Response a redirect to the same state written properly, or to the last page there is
 */
export async function loadResale(api: Api, url: URL): Promise<ResaleFound> {
  const state = resaleListing.read(url.searchParams);
  if (!isTidy(resaleListing, url.searchParams, state)) {
    throw redirectWithin(RESALE_PATH + resaleListing.write(state));
  }
  const found = await api.get('Objects.GetResale', state.query);
  const pages = Math.ceil(found.total / found.pageSize);
  if (found.total > 0 && found.page > pages) {
    const last = { ...state, query: { ...state.query, page: pages } };
    throw redirectWithin(RESALE_PATH + resaleListing.write(last));
  }
  return { ...found, state, pages };
}

/** What the page with the list renders. */
export type ResaleFound = ResultOf<'Objects.GetResale'> & { state: ResaleState; pages: number };

/** One flat in a list. */
export type ResaleFlat = ResaleFound['flats'][number];

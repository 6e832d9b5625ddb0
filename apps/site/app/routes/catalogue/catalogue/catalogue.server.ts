import { redirect } from 'react-router';
import type { Api } from '@m30/api/client';
import { toLotCardView } from '../../../components/lot-card/index.ts';
import {
  catalogueEntries,
  catalogueHref,
  isMarketing,
  readCatalogueUrl,
  type CatalogueState,
} from '../../../store/apartments/filter-url.ts';

/**
 * One page of the catalogue for an address. What the address does not say properly stays in
 * `state.refused` and is not asked for.
 * @throws Response a redirect to the same state written properly, or to the last page there is
 */
export async function loadCatalogue(api: Api, url: URL) {
  const state = readCatalogueUrl(url.searchParams);
  if (!isTidy(url.searchParams, state)) throw redirect(catalogueHref(state));
  const found = await api.get('Objects.GetLots', state.query);
  const pages = Math.ceil(found.total / found.pageSize);
  if (found.total > 0 && found.page > pages) {
    throw redirect(catalogueHref({ ...state, query: { ...state.query, page: pages } }));
  }
  return { ...found, state, pages, lots: found.lots.map(toLotCardView) };
}

/** What the page renders. */
export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>;

/** A form without script leaves empty and repeated keys; an advertised address stays as it came. */
function isTidy(params: URLSearchParams, state: CatalogueState): boolean {
  const given = [...params];
  if (given.some(([key]) => isMarketing(key))) return true;
  return JSON.stringify(given) === JSON.stringify(catalogueEntries(state));
}

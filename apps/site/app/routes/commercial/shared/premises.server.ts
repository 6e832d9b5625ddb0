import type { Api, ResultOf } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';
import { isTidy } from '../../../store/listing/index.ts';
import { premisesListing, type PremisesState } from './premises-url.ts';

/**
 * Premises for an address. What the address does not say properly stays in `state.refused` and is
 * not asked for.
 * @param action path of the page
 * @param complex the page is about this complex alone
 * @throws Response a redirect to the same state written properly, or to the last page there is
 */
export async function loadPremises(api: Api, url: URL, action: string, complex?: string) {
  const state = premisesListing.read(url.searchParams);
  if (!isTidy(premisesListing, url.searchParams, state)) {
    throw redirectWithin(action + premisesListing.write(state));
  }
  const asked = complex === undefined ? state.query : { ...state.query, complex: [complex] };
  const found = await api.get('Objects.GetPremises', asked);
  const pages = Math.ceil(found.total / found.pageSize);
  if (found.total > 0 && found.page > pages) {
    const last = { ...state, query: { ...state.query, page: pages } };
    throw redirectWithin(action + premisesListing.write(last));
  }
  return { ...found, state, pages };
}

/** What a page with a list of premises renders. */
export type PremisesFound = ResultOf<'Objects.GetPremises'> & {
  state: PremisesState;
  pages: number;
};

/** One unit in a list. */
export type PremisesUnit = PremisesFound['lots'][number];

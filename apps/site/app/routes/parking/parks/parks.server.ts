import type { Api, ResultOf } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';
import { isTidy } from '../../../store/listing/index.ts';
import { PARKS_PATH, placesListing, type PlacesState } from '../shared/place-url.ts';

/**
 * Car parks for an address.
 * @throws Response a redirect to the same state written properly, or to the last page there is
 */
export async function loadParks(api: Api, url: URL): Promise<ParksFound> {
  const state = placesListing.read(url.searchParams);
  if (!isTidy(placesListing, url.searchParams, state)) {
    throw redirectWithin(PARKS_PATH + placesListing.write(state));
  }
  const found = await api.get('Objects.GetPlaces', state.query);
  const pages = Math.ceil(found.total / found.pageSize);
  if (found.total > 0 && found.page > pages) {
    throw redirectWithin(
      PARKS_PATH + placesListing.write({ ...state, query: { ...state.query, page: pages } }),
    );
  }
  return { ...found, state, pages };
}

/** What the page renders. */
export type ParksFound = ResultOf<'Objects.GetPlaces'> & { state: PlacesState; pages: number };

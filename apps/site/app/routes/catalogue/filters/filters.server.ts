import type { Api } from '@m30/api/client';
import { catalogueListing, filterOf } from '../../../store/apartments/filter-url.ts';

/** The filters of an address, and what each of them would give. */
export async function loadFilters(api: Api, url: URL) {
  const state = catalogueListing.read(url.searchParams);
  const count = await api.get('Objects.GetFilter', filterOf(state.query));
  return { state, count };
}

/** What the page renders. */
export type FiltersData = Awaited<ReturnType<typeof loadFilters>>;

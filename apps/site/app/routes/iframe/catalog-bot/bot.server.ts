import type { Api } from '@m30/api/client';
import { toLotCardView } from '../../../components/lot-card/lot-card-view.ts';
import {
  catalogueHref,
  catalogueListing,
  type CatalogueState,
  filterOf,
} from '../../../store/apartments/filter-url.ts';
import { carryTerms, termsIn } from '../../../store/apartments/payment-terms.ts';

/** Keys that the page's own form edits; what else the embedder has chosen stays. */
const OWN = new Set(['rooms', 'complex', 'building', 'priceTo', 'page', 'view']);

/** Flats for the filters of an address, as the frame shows them. */
export async function loadBot(api: Api, url: URL) {
  const params = new URLSearchParams(url.searchParams);
  const origin = params.get('origin');
  params.delete('origin');
  const state = catalogueListing.read(params);
  const { sort, page } = state.query;
  const found = await api.get('Objects.GetLots', {
    ...filterOf(state.query),
    ...(sort && { sort }),
    ...(page && { page }),
  });
  const { facets, total, pageSize, lots, programme } = found;
  const { complex, rooms, priceTo } = state.query;
  return {
    total,
    lots: lots.map(toLotCardView).map(carryTerms(termsIn(state.query))),
    page: found.page,
    pages: Math.ceil(total / pageSize),
    facets: { rooms: facets.rooms, complex: facets.complex },
    chosen: { complex: complex?.length === 1 ? complex[0] : '', rooms: rooms ?? [], priceTo },
    carried: [
      ...catalogueListing.entries({ ...state, refused: [] }).filter(([key]) => !OWN.has(key)),
      ...(origin ? [['origin', origin] as const] : []),
    ],
    pageAddress: pageAddress(state, origin),
    catalogue: catalogueHref({ query: state.query, refused: [] }),
    programme,
  };
}

/** What the page renders. */
export type BotData = Awaited<ReturnType<typeof loadBot>>;

/** Address of a page of this frame without its number. */
function pageAddress({ query }: CatalogueState, origin: string | null): string {
  const entries = catalogueListing
    .entries({ query, refused: [] })
    .filter(([key]) => key !== 'page');
  const search = new URLSearchParams([...entries, ...(origin ? [['origin', origin]] : [])]);
  return `/iframe/catalog-bot?${search}${search.size > 0 ? '&' : ''}page=`;
}

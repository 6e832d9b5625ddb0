import type { LotFilter } from '@m30/api/filters';
import { catalogueListing, type CatalogueQuery } from './filter-url.ts';
import { termsSearch } from './terms-search.ts';

/** What a visitor has said of his loan: its programme, years, and his own down payment in whole roubles. */
export type PaymentTerms = Pick<LotFilter, 'programme' | 'term' | 'down'>;

/** The terms among the filters of the catalogue. */
export function termsIn({
  programme,
  term,
  down,
}: PaymentTerms | Partial<CatalogueQuery>): Partial<Pick<CatalogueQuery, keyof PaymentTerms>> {
  return {
    ...(programme !== undefined && { programme }),
    ...(term !== undefined && { term }),
    ...(down !== undefined && { down }),
  };
}

/** The terms that an address says; what it says wrongly counts as not said. */
export const readTerms = (search: URLSearchParams): PaymentTerms =>
  termsIn(catalogueListing.read(search).query);

/** Makes the links of flats carry the terms along, so that the page says the sum of the card. */
export function carryTerms(terms: PaymentTerms): <Lot extends { url: string }>(lot: Lot) => Lot {
  const search = termsSearch(terms);
  return (lot) => (search ? { ...lot, url: lot.url + search } : lot);
}

import type { LotFilter } from '@m30/api/filters';
import type { LoanChoice } from '@m30/calculators/money';
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

/** The same as loans are counted: kopecks and months. */
export const loanChoice = ({ term, down }: PaymentTerms): LoanChoice => ({
  ...(term !== undefined && { months: term * 12 }),
  ...(down !== undefined && { downPayment: down * 100 }),
});

/** The terms that an address says; what it says wrongly counts as not said. */
export const readTerms = (search: URLSearchParams): PaymentTerms =>
  termsIn(catalogueListing.read(search).query);

/**
 * Makes the links of flats carry the terms along, so that the page says the sum of the card.
 * @param ways to the visitor's addresses, of `waysSearch`
 */
export function carryTerms(
  terms: PaymentTerms,
  ways = '',
): <Lot extends { url: string }>(lot: Lot) => Lot {
  const said = termsSearch(terms);
  const search = ways ? `${said ? `${said}&` : '?'}${ways}` : said;
  return (lot) => (search ? { ...lot, url: lot.url + search } : lot);
}

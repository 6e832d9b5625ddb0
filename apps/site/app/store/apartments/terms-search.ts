import type { PaymentTerms } from './payment-terms.ts';

/** The terms as the catalogue and the page of a flat write them: `?term=15&down=6000000`; '' for none. Without the list of all filters: it runs in browsers. */
export function termsSearch({ programme, term, down }: PaymentTerms): string {
  const said = Object.entries({ programme, term, down });
  const search = said.flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${encodeURIComponent(value)}`,
  );
  return search.length > 0 ? `?${search.join('&')}` : '';
}

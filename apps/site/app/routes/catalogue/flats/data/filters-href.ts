import { type CatalogueState, catalogueListing } from '../../../../store/apartments/filter-url.ts';

/** Address of the page with all filters, as they are chosen: where there is no script, they are sent from it. */
export const filtersHref = (state: CatalogueState): string =>
  `/katalog/filtry${catalogueListing.write(state)}`;

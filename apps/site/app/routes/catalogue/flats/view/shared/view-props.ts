import type { CatalogueView } from '../../../../../store/apartments/filter-url.ts';
import type { FoundOf } from '../../data/catalogue.server.ts';

export interface ViewProps<View extends CatalogueView> {
  found: FoundOf<View>;
  /** Another page or filter is on its way. */
  pending: boolean;
}

import { entryMethods } from './entry.ts';
import { PromoBodySchema } from './promo.schema.ts';

/** Offers: list, write, plan, take away. */
export const {
  list: listPromoEntries,
  get: getPromoEntry,
  save: savePromo,
  remove: removePromo,
} = entryMethods({ group: 'Promos', what: 'promo', right: 'promos.edit', body: PromoBodySchema });

import type { ResaleFilter, ResaleSort } from '@m30/api';
import { createIndex } from '../facet-index/engine/create-index.ts';
import type { LotIndex } from '../facet-index/engine/types.ts';
import { isListed } from '../lot/listing.ts';
import type { ResaleFacts, ResaleRow } from '../snapshot/read-resale.ts';
import { resaleCatalogue, type ResaleDictionary } from './resale-catalogue.ts';

/** The index of the resale flats. */
export type ResaleIndex = LotIndex<
  ResaleRow,
  ResaleDictionary,
  ResaleFilter,
  ResaleSort,
  typeof resaleCatalogue.facets
>;

const made = new WeakMap<ResaleFacts['resale'], ResaleIndex>();

/** The index over the resale flats as they were read last; made when it is first asked for. */
export function resaleIndex({ resale }: ResaleFacts): ResaleIndex {
  const known = made.get(resale);
  if (known) return known;
  const flats = [...resale.values()];
  const collator = new Intl.Collator('ru');
  const districts = [...new Map(flats.map((flat) => [flat.district, flat.districtName]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => collator.compare(a.label, b.label));
  const index: ResaleIndex = createIndex(resaleCatalogue, flats.filter(isListed), { districts });
  made.set(resale, index);
  return index;
}

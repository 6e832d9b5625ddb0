import {
  limitsOf,
  resaleFilters,
  type ResaleFacet,
  type ResaleFilter,
  type ResaleSort,
} from '@m30/api/filters';
import { atMost } from '../facet-index/facet/at-most.ts';
import { choice } from '../facet-index/facet/choice.ts';
import { price } from '../facet-index/facet/price.ts';
import { range } from '../facet-index/facet/range.ts';
import { allOfSeveral } from '../facet-index/facet/several.ts';
import type { Option } from '../facet-index/facet/types.ts';
import { FLOOR_OPTIONS, WALK_OPTIONS, ROOM_OPTIONS } from '../facet-index/flats/options.ts';
import { declareCatalogue } from '../facet-index/engine/types.ts';
import type { ResaleRow } from '../snapshot/read-resale.ts';

/** What the options of the resale flats are made of, also those that no flat has now. */
export interface ResaleDictionary {
  districts: readonly Option[];
}

const readPrice = (flat: ResaleRow) => flat.price;
const readArea = (flat: ResaleRow) => flat.area;
const readYear = (flat: ResaleRow) => flat.year;
const readMetrePrice = (flat: ResaleRow) => flat.price / flat.area;

/** The catalogue of resale flats: a line a facet, in the order of the address. */
export const resaleCatalogue = declareCatalogue<
  ResaleRow,
  ResaleDictionary,
  ResaleFilter,
  ResaleSort,
  ResaleFacet
>()({
  id: (flat) => flat.id,
  price: readPrice,
  facets: {
    district: choice({
      key: 'district',
      of: (flat: ResaleRow) => flat.district,
      options: ({ districts }: ResaleDictionary) => districts,
    }),
    rooms: choice({
      key: 'rooms',
      of: (flat: ResaleRow) => flat.rooms,
      options: (_: ResaleDictionary) => ROOM_OPTIONS,
    }),
    price: price<ResaleRow>(),
    area: range({ ...limitsOf(resaleFilters, 'area'), of: readArea }),
    floorNot: allOfSeveral({
      key: 'floorNot',
      of: ({ floor, floors }: ResaleRow) => [
        ...(floor > 1 ? ['first'] : []),
        ...(floor < floors ? ['last'] : []),
      ],
      options: FLOOR_OPTIONS,
    }),
    year: range({ ...limitsOf(resaleFilters, 'year'), of: readYear }),
    metro: atMost({
      key: 'metro',
      of: (flat: ResaleRow) => flat.metro?.minutes ?? null,
      limit: (minutes: number | string) => Number(minutes),
      options: (_: ResaleDictionary) => WALK_OPTIONS,
    }),
  },
  sorts: {
    price: { by: readPrice },
    '-price': { by: readPrice, descending: true },
    area: { by: readArea },
    '-area': { by: readArea, descending: true },
    metre: { by: readMetrePrice },
    '-metre': { by: readMetrePrice, descending: true },
    '-year': { by: readYear, descending: true },
  },
});

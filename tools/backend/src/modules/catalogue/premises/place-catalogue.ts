import {
  limitsOf,
  placesFilters,
  type PlaceFacet,
  type PlacesFilter,
  type PlaceSort,
} from '@m30/api/filters';
import { choice } from '../facet-index/facet/choice.ts';
import { flag } from '../facet-index/facet/flag.ts';
import { price } from '../facet-index/facet/price.ts';
import { range } from '../facet-index/facet/range.ts';
import { anyOfSeveral } from '../facet-index/facet/several.ts';
import type { Option } from '../facet-index/facet/types.ts';
import { wordsOf } from '../facet-index/flats/options.ts';
import { declareCatalogue } from '../facet-index/engine/types.ts';
import { PLACE_SIZES } from './place-size.ts';
import type { PlacedPlace } from './placed.ts';

/** What the options of the places are made of, also those that none is listed with now. */
export interface PlaceDictionary {
  complexes: readonly Option[];
  levels: readonly Option[];
}

/** The contract's filter with the one kind as a list. */
export type PlaceQuery = Omit<PlacesFilter, 'kind'> & { kind?: readonly string[] | undefined };

const KIND_OPTIONS: readonly Option[] = [
  { value: 'parking', label: 'Машиноместа' },
  { value: 'storage', label: 'Кладовые' },
];

const readPrice = (lot: PlacedPlace) => lot.price;
const readArea = (lot: PlacedPlace) => lot.area;

/** The catalogue of parking places and storage rooms: a line a facet, in the order of the address. */
export const placeCatalogue = declareCatalogue<
  PlacedPlace,
  PlaceDictionary,
  PlaceQuery,
  PlaceSort,
  PlaceFacet
>()({
  id: (lot) => lot.id,
  price: readPrice,
  facets: {
    kind: choice({
      key: 'kind',
      of: (lot: PlacedPlace) => lot.kind,
      options: (_: PlaceDictionary) => KIND_OPTIONS,
    }),
    complex: choice({
      key: 'complex',
      of: (lot: PlacedPlace) => lot.complex.vendor,
      options: ({ complexes }: PlaceDictionary) => complexes,
    }),
    level: choice({
      key: 'level',
      of: (lot: PlacedPlace) => String(lot.level),
      options: ({ levels }: PlaceDictionary) => levels,
    }),
    size: anyOfSeveral({
      key: 'size',
      of: ({ facts }: PlacedPlace) => (facts.size === null ? [] : [facts.size]),
      options: wordsOf(PLACE_SIZES),
    }),
    charging: flag({ key: 'charging', of: ({ facts }: PlacedPlace) => facts.charging }),
    price: price<PlacedPlace>(),
    area: range({ ...limitsOf(placesFilters, 'area'), of: readArea }),
    free: flag({ key: 'free', of: ({ status }: PlacedPlace) => status === 'free' }),
  },
  sorts: {
    price: { by: readPrice },
    '-price': { by: readPrice, descending: true },
    area: { by: readArea },
    '-area': { by: readArea, descending: true },
  },
});

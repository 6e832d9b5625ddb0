import {
  limitsOf,
  premisesFilters,
  type PremisesFacet,
  type PremisesFilter,
  type PremisesSort,
} from '@m30/api/filters';
import { atMost } from '../facet-index/facet/at-most.ts';
import { choice } from '../facet-index/facet/choice.ts';
import { flag } from '../facet-index/facet/flag.ts';
import { price } from '../facet-index/facet/price.ts';
import { range } from '../facet-index/facet/range.ts';
import { anyOfSeveral } from '../facet-index/facet/several.ts';
import type { Option } from '../facet-index/facet/types.ts';
import { wordsOf } from '../facet-index/flats/options.ts';
import { handoverLimit } from '../facet-index/handover.ts';
import { declareCatalogue } from '../facet-index/engine/types.ts';
import { mixedPlace } from '../facet-index/mixed-place.ts';
import { handoverIndex } from '../lot/listing.ts';
import type { PlacedPremises } from './placed.ts';
import { PURPOSES } from './purpose.ts';

/** What the options of the premises are made of, also those that none is listed with now. */
export interface PremisesDictionary {
  complexes: readonly Option[];
  buildings: readonly Option[];
  handovers: readonly Option[];
}

const readPrice = (lot: PlacedPremises) => lot.price;
const readArea = (lot: PlacedPremises) => lot.area;
const readMetrePrice = (lot: PlacedPremises) => lot.price / lot.area;

/** The catalogue of commercial premises: a line a facet, in the order of the address. */
export const premisesCatalogue = declareCatalogue<
  PlacedPremises,
  PremisesDictionary,
  PremisesFilter,
  PremisesSort,
  PremisesFacet
>()({
  id: (lot) => lot.id,
  price: readPrice,
  facets: {
    complex: choice({
      key: 'complex',
      of: (lot: PlacedPremises) => lot.complex.vendor,
      options: ({ complexes }: PremisesDictionary) => complexes,
    }),
    building: choice({
      key: 'building',
      of: (lot: PlacedPremises) => lot.building.subvendor,
      options: ({ buildings }: PremisesDictionary) => buildings,
    }),
    price: price<PlacedPremises>(),
    area: range({ ...limitsOf(premisesFilters, 'area'), of: readArea }),
    power: range({
      ...limitsOf(premisesFilters, 'power'),
      of: ({ facts }: PlacedPremises) => facts.power,
    }),
    ceiling: range({
      ...limitsOf(premisesFilters, 'ceiling'),
      of: ({ ceiling }: PlacedPremises) => ceiling,
    }),
    purpose: anyOfSeveral({
      key: 'purpose',
      of: ({ facts }: PlacedPremises) => facts.purposes,
      options: wordsOf(PURPOSES),
    }),
    entrance: flag({ key: 'entrance', of: ({ facts }: PlacedPremises) => facts.ownEntrance }),
    handover: atMost({
      key: 'handover',
      of: ({ building }: PlacedPremises) => handoverIndex(building),
      limit: handoverLimit,
      options: ({ handovers }: PremisesDictionary) => handovers,
    }),
    free: flag({ key: 'free', of: ({ status }: PlacedPremises) => status === 'free' }),
  },
  sorts: {
    mixed: { by: (lot) => mixedPlace(lot.id) },
    price: { by: readPrice },
    '-price': { by: readPrice, descending: true },
    area: { by: readArea },
    '-area': { by: readArea, descending: true },
    metre: { by: readMetrePrice },
    '-metre': { by: readMetrePrice, descending: true },
  },
});

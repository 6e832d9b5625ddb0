import type { PremisesFacets, PremisesFilter, PremisesSort } from '@m30/api';
import { handoverLabel, handoverLimit, handoverValue } from '../lots/handover.ts';
import { handoverIndex, isListed } from '../objects/listing.ts';
import type { Snapshot } from '../objects/snapshot.ts';
import { placedPremises, type PlacedPremises } from './placed.ts';
import { PURPOSES } from './purpose.ts';
import {
  among,
  boundsOf,
  countOptions,
  createRowFilter,
  priceBoundsOf,
  within,
  type FacetRule,
  type Relaxation,
} from './row-filter.ts';
import type { Purpose } from './types.ts';

const PURPOSE_OPTIONS = (Object.keys(PURPOSES) as Purpose[]).map((value) => ({
  value,
  label: PURPOSES[value],
}));

const roubles = ({ price }: PlacedPremises) => price / 100;
const keys = ({ building }: PlacedPremises) => handoverIndex(building);

const rules: readonly FacetRule<PlacedPremises, PremisesFilter>[] = [
  { keys: ['complex'], passes: (lot, { complex }) => among(complex, lot.complex.vendor) },
  { keys: ['building'], passes: (lot, { building }) => among(building, lot.building.subvendor) },
  {
    keys: ['priceFrom', 'priceTo'],
    passes: (lot, { priceFrom, priceTo }) => within(roubles(lot), priceFrom, priceTo),
  },
  {
    keys: ['areaFrom', 'areaTo'],
    passes: ({ area }, { areaFrom, areaTo }) => within(area, areaFrom, areaTo),
  },
  {
    keys: ['powerFrom'],
    passes: ({ facts }, { powerFrom }) => within(facts.power, powerFrom, undefined),
  },
  {
    keys: ['ceilingFrom'],
    passes: ({ ceiling }, { ceilingFrom }) => within(ceiling ?? 0, ceilingFrom, undefined),
  },
  {
    keys: ['purpose'],
    passes: ({ facts }, { purpose }) =>
      purpose === undefined || purpose.some((one) => facts.purposes.includes(one)),
  },
  { keys: ['entrance'], passes: ({ facts }, { entrance }) => !entrance || facts.ownEntrance },
  {
    keys: ['handover'],
    passes: (lot, { handover }) => handover === undefined || keys(lot) <= handoverLimit(handover),
  },
  { keys: ['free'], passes: ({ status }, { free }) => !free || status === 'free' },
];

const orders: Readonly<Record<PremisesSort, (lot: PlacedPremises) => number>> = {
  price: ({ price }) => price,
  '-price': ({ price }) => -price,
  area: ({ area }) => area,
  '-area': ({ area }) => -area,
  metre: ({ price, area }) => price / area,
  '-metre': ({ price, area }) => -price / area,
};

/** What a filter finds among the premises for sale. */
export interface PremisesFound {
  /** Sorted by value and then by id. */
  lots: PlacedPremises[];
  /** Found with `complex` and `building` lifted, for the list of complexes. */
  anywhere: PlacedPremises[];
  facets: PremisesFacets;
  relaxations: Relaxation[];
}

/** Finds premises for sale. */
export function searchPremises(
  snapshot: Snapshot,
  filter: PremisesFilter,
  sort: PremisesSort,
): PremisesFound {
  const all = placedPremises(snapshot);
  const listed = all.filter(isListed);
  const search = createRowFilter(listed, rules);
  const valueOf = orders[sort];
  const lots = search
    .find(filter)
    .sort((a, b) => valueOf(a) - valueOf(b) || (a.id < b.id ? -1 : Number(a.id > b.id)));
  return {
    lots,
    anywhere: search.find(filter, 'complex', 'building'),
    facets: facetsOf(snapshot, all, listed, search, filter),
    relaxations: lots.length === 0 ? search.relaxations(filter) : [],
  };
}

function facetsOf(
  snapshot: Snapshot,
  all: readonly PlacedPremises[],
  listed: readonly PlacedPremises[],
  search: ReturnType<typeof createRowFilter<PlacedPremises, PremisesFilter>>,
  filter: PremisesFilter,
): PremisesFacets {
  const vendors = new Set(all.map(({ complex }) => complex.vendor));
  const buildings = new Map(
    all
      .filter(({ complex }) => among(filter.complex, complex.vendor))
      .map(({ building }) => [building.subvendor, building.name]),
  );
  const quarters = [...new Set(all.filter(({ building }) => building.onSale).map(keys))];
  const bounds = (valueOf: (lot: PlacedPremises) => number, ...lifted: (keyof PremisesFilter)[]) =>
    boundsOf(search.find(filter, ...lifted), listed, valueOf);
  return {
    complex: countOptions(
      snapshot.complexes
        .filter(({ vendor }) => vendors.has(vendor))
        .map(({ vendor, name }) => ({ value: vendor, label: name })),
      search.find(filter, 'complex'),
      (lot, value) => lot.complex.vendor === value,
    ),
    building: countOptions(
      [...buildings].map(([value, label]) => ({ value, label })),
      search.find(filter, 'building'),
      (lot, value) => lot.building.subvendor === value,
    ),
    price: priceBoundsOf(search.find(filter, 'priceFrom'), listed),
    area: bounds(({ area }) => area, 'areaFrom'),
    power: bounds(({ facts }) => facts.power, 'powerFrom'),
    ceiling: bounds(({ ceiling }) => ceiling ?? 0, 'ceilingFrom'),
    purpose: countOptions(
      PURPOSE_OPTIONS.filter(({ value }) =>
        all.some(({ facts }) => facts.purposes.includes(value)),
      ),
      search.find(filter, 'purpose'),
      ({ facts }, value) => facts.purposes.includes(value),
    ),
    entrance: { count: search.find({ ...filter, entrance: '1' }).length },
    handover: countOptions(
      quarters
        .sort((a, b) => a - b)
        .map((quarter) => ({ value: handoverValue(quarter), label: handoverLabel(quarter) })),
      search.find(filter, 'handover'),
      (lot, value) => keys(lot) <= handoverLimit(value),
    ),
    free: { count: search.find({ ...filter, free: '1' }).length },
  };
}

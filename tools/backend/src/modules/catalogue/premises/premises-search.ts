import type { PremisesFacets, PremisesFilter, PremisesSort } from '@m30/api';
import { handoverLabel, handoverValue } from '../facet-index/handover.ts';
import { createIndex } from '../facet-index/engine/create-index.ts';
import { handoverIndex, isListed } from '../lot/listing.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { placedPremises, type PlacedPremises } from './placed.ts';
import { premisesCatalogue, type PremisesDictionary } from './premises-catalogue.ts';
import { complexOptions, searchLots, type Found } from './search-lots.ts';

const made = new WeakMap<Snapshot, ReturnType<typeof indexPremises>>();

/** Finds premises for sale. */
export function searchPremises(
  snapshot: Snapshot,
  filter: PremisesFilter,
  sort: PremisesSort,
): Found<PlacedPremises, PremisesFacets> {
  const { index, lots } = made.get(snapshot) ?? indexPremises(snapshot);
  const elsewhere = { ...filter, complex: undefined, building: undefined };
  const found = searchLots(index, lots, { filter, elsewhere, sort });
  const near = lots.filter(({ complex }) => filter.complex?.includes(complex.vendor) ?? true);
  const buildings = new Set(near.map(({ building }) => building.subvendor));
  const building = found.facets.building.filter(({ value }) => buildings.has(value));
  return { ...found, facets: { ...found.facets, building } };
}

function indexPremises(snapshot: Snapshot) {
  const lots = placedPremises(snapshot);
  const index = createIndex(premisesCatalogue, lots.filter(isListed), dictionaryOf(snapshot, lots));
  const fresh = { index, lots };
  made.set(snapshot, fresh);
  return fresh;
}

function dictionaryOf(snapshot: Snapshot, lots: readonly PlacedPremises[]): PremisesDictionary {
  const buildings = new Map(lots.map(({ building }) => [building.subvendor, building.name]));
  const quarters = new Set(
    lots.filter(({ building }) => building.onSale).map(({ building }) => handoverIndex(building)),
  );
  return {
    complexes: complexOptions(snapshot, lots),
    buildings: [...buildings].map(([value, label]) => ({ value, label })),
    handovers: [...quarters]
      .sort((a, b) => a - b)
      .map((quarter) => ({ value: handoverValue(quarter), label: handoverLabel(quarter) })),
  };
}

import { quarterIndex } from '../lots/handover.ts';
import { createLotIndex } from '../lots/lot-index.ts';
import type { IndexedLot, LotDictionary, LotIndex } from '../lots/types.ts';
import type { BuildingRow, PlacedLot, Snapshot } from './snapshot.ts';

/**
 * Whether the catalogue lists a lot and its counters count it: flats that are free, or held for a
 * day by somebody who may yet let them go.
 */
export function isListed(lot: PlacedLot): boolean {
  return lot.status === 'free' || lot.status === 'held';
}

/** Quarter of the keys; 0 where the building is completed. */
export function handoverIndex({ handoverYear, handoverQuarter }: BuildingRow): number {
  return handoverYear && handoverQuarter ? quarterIndex(handoverYear, handoverQuarter) : 0;
}

/** Makes the index of what the catalogue lists. */
export function indexListing(snapshot: Snapshot): LotIndex {
  return createLotIndex(listedLots(snapshot), dictionaryOf(snapshot));
}

/** Puts a newer snapshot into an index. */
export function refreshListing(index: LotIndex, snapshot: Snapshot): void {
  index.refresh(listedLots(snapshot), dictionaryOf(snapshot));
}

function listedLots(snapshot: Snapshot): IndexedLot[] {
  return [...snapshot.lots.values()].filter(isListed).map((lot) => ({
    id: lot.id,
    complex: lot.complex.vendor,
    building: lot.building.subvendor,
    rooms: lot.rooms,
    price: lot.price,
    area: lot.area,
    handover: handoverIndex(lot.building),
  }));
}

/** Options stay while a building has flats at all, sold out or not. */
function dictionaryOf(snapshot: Snapshot): LotDictionary {
  const buildings = snapshot.buildings.filter(
    ({ id }) => snapshot.byBuilding.get(id)?.some(({ kind }) => kind === 'flat') ?? false,
  );
  const names = new Map(buildings.map(({ subvendor, name }) => [subvendor, name]));
  const collator = new Intl.Collator('ru', { numeric: true });
  return {
    complexes: snapshot.complexes.map(({ vendor, name }) => ({ value: vendor, label: name })),
    buildings: [...names]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => collator.compare(a.label, b.label)),
    handovers: [...new Set(buildings.filter(({ onSale }) => onSale).map(handoverIndex))].filter(
      (quarter) => quarter > 0,
    ),
  };
}

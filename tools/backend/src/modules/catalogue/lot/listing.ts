import { quarterIndex } from '../facet-index/handover.ts';
import { flats, type FlatDictionary, type IndexedFlat } from '../facet-index/flats/flats.ts';
import { sunHours } from '../light/core/light-facts.ts';
import { SIDE_NAMES, SIDE_OPTIONS } from '../facet-index/flats/options.ts';
import { walksOf } from '../snapshot/nearby.ts';
import type { CatalogueSource } from './create-catalogue-index.ts';
import { paymentKindsOn } from './payment-kinds.ts';
import type { BuildingRow, PlacedLot, PlacedRow, Snapshot } from '../snapshot/snapshot.ts';

/**
 * Whether a catalogue lists a lot and its counters count it: those that are free, or held for a
 * day by somebody who may yet let them go.
 */
export function isListed(lot: Pick<PlacedRow, 'status'>): boolean {
  return lot.status === 'free' || lot.status === 'held';
}

/** Quarter of the keys; 0 where the building is completed. */
export function handoverIndex({ handoverYear, handoverQuarter }: BuildingRow): number {
  return handoverYear && handoverQuarter ? quarterIndex(handoverYear, handoverQuarter) : 0;
}

/** Flats of the snapshot as their catalogue sees them. */
export const flatListing: CatalogueSource<IndexedFlat, FlatDictionary, typeof flats> = {
  declaration: flats,
  read(row, snapshot) {
    const flat = snapshot.byGuid.get(row.guid);
    return flat && isListed(flat) ? toIndexedFlat(flat, snapshot) : null;
  },
  dictionary: dictionaryOf,
};

function toIndexedFlat(lot: PlacedLot, { day, content }: Snapshot): IndexedFlat {
  const { plan, building, complex } = lot;
  return {
    id: lot.id,
    number: String(lot.number),
    complex: complex.vendor,
    building: building.subvendor,
    rooms: lot.rooms,
    price: lot.price,
    area: lot.area,
    kitchen: lot.kitchenArea,
    floor: lot.floor,
    floorNot: [...(lot.floor > 1 ? ['first'] : []), ...(lot.floor < lot.topFloor ? ['last'] : [])],
    handover: handoverIndex(building),
    finish: lot.finish,
    options: [...plan.options, ...(lot.euro ? ['euro'] : []), ...(lot.waterView ? ['water'] : [])],
    sides: SIDE_OPTIONS.map(({ value }) => value).filter((side) =>
      lot.sides.includes(SIDE_NAMES[side]),
    ),
    light: lot.light?.has ?? [],
    sun: sunHours(lot.light),
    opposite: lot.light?.opposite ?? null,
    pay: paymentKindsOn(lot, day),
    discount: lot.oldPrice !== null && lot.oldPrice > lot.price,
    free: lot.status === 'free',
    metro: complex.metro?.minutes ?? null,
    ...walksOf(content, complex.vendor),
    plan: plan.id,
  };
}

/** Options stay while a building has flats at all, sold out or not. */
function dictionaryOf(snapshot: Snapshot): FlatDictionary {
  const buildings = snapshot.buildings.filter(({ id }) => snapshot.byBuilding.has(id));
  const collator = new Intl.Collator('ru', { numeric: true });
  return {
    complexes: snapshot.complexes.map(({ vendor, name }) => ({ value: vendor, label: name })),
    buildings: [...Map.groupBy(buildings, ({ subvendor }) => subvendor)]
      .map(([value, same]) => ({
        value,
        label: same[0]?.name ?? value,
        complexes: same.map(({ vendor }) => vendor),
      }))
      .sort((a, b) => collator.compare(a.label, b.label)),
    handovers: [...new Set(buildings.filter(({ onSale }) => onSale).map(handoverIndex))].filter(
      (quarter) => quarter > 0,
    ),
    programmes: [
      ...(snapshot.programme ? [{ ...snapshot.programme, label: snapshot.programme.name }] : []),
      ...snapshot.offers.map((offer) => ({
        ...offer,
        label: `${offer.name}, ${offer.bank.name}`,
      })),
    ],
    plans: snapshot.plans.map(({ id, title }) => ({ value: id, label: title })),
  };
}

import type { ResultOf } from '@m30/api/client';
import { known } from '../snapshot/known.ts';
import { handoverIndex } from '../lot/listing.ts';
import type { ComplexRow, PlacedRow, Snapshot } from '../snapshot/snapshot.ts';
import { toHandover } from '../lot/to-lot-card.ts';
import { toPicture } from '../../media/to-picture.ts';
import {
  levelsOf,
  placedPlaces,
  placedPremises,
  type PlacedPlace,
  type PlacedPremises,
} from './placed.ts';

/** Every complex that has premises, with what the filter finds there. */
export function premisesComplexes(
  snapshot: Snapshot,
  found: readonly PlacedPremises[],
): ResultOf<'Objects.GetPremises'>['complexes'] {
  const all = placedPremises(snapshot);
  return complexesOf(snapshot, all).map((complex) => {
    const here = ofComplex(found, complex);
    const areas = here.map(({ area }) => area);
    return {
      ...headOf(snapshot, complex),
      count: here.length,
      areaFrom: areas.length > 0 ? Math.min(...areas) : null,
      areaTo: areas.length > 0 ? Math.max(...areas) : null,
      priceFrom: lowestPrice(here),
      handover: earliest(ofComplex(all, complex)),
    };
  });
}

/** Every complex that has a car park, with what the filter finds there. */
export function parkingComplexes(
  snapshot: Snapshot,
  found: readonly PlacedPlace[],
): ResultOf<'Objects.GetPlaces'>['complexes'] {
  const all = placedPlaces(snapshot);
  return complexesOf(snapshot, all).map((complex) => {
    const here = ofComplex(found, complex);
    const offer = (kind: 'parking' | 'storage') => {
      const some = here.filter((lot) => lot.kind === kind);
      // A niche for a motorcycle says nothing of what a car costs here.
      const cars = some.filter(({ facts }) => facts.size !== 'motorcycle');
      return { count: some.length, priceFrom: lowestPrice(cars.length > 0 ? cars : some) };
    };
    return {
      ...headOf(snapshot, complex),
      levels: levelsOf(snapshot, complex.vendor).map(({ level }) => level),
      parking: offer('parking'),
      storage: offer('storage'),
      handover: earliest(ofComplex(all, complex)),
    };
  });
}

function headOf(snapshot: Snapshot, { vendor, name, place, picture }: ComplexRow) {
  return { vendor, name, place, picture: toPicture(known(snapshot.pictures, picture)) };
}

function complexesOf({ complexes }: Snapshot, lots: readonly PlacedRow[]): ComplexRow[] {
  const vendors = new Set(lots.map(({ complex }) => complex.vendor));
  return complexes.filter(({ vendor }) => vendors.has(vendor));
}

function ofComplex<Lot extends PlacedRow>(lots: readonly Lot[], { vendor }: ComplexRow): Lot[] {
  return lots.filter(({ complex }) => complex.vendor === vendor);
}

function lowestPrice(lots: readonly PlacedRow[]): number | null {
  return lots.length === 0 ? null : Math.min(...lots.map(({ price }) => price));
}

function earliest(lots: readonly PlacedRow[]) {
  const [first] = lots
    .map(({ building }) => building)
    .sort((a, b) => handoverIndex(a) - handoverIndex(b));
  return first ? toHandover(first) : null;
}

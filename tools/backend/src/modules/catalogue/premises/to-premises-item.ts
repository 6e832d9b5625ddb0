import type { ResultOf } from '@m30/api/client';
import { metrePrice } from '@m30/calculators/area';
import { findFacade } from '../lot/find-facade.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { isListed } from '../lot/listing.ts';
import { placedPremises, type PlacedPremises } from './placed.ts';
import { priceOf, toPremisesCard } from './to-card.ts';

const SIMILAR = 4;

/** The page of one unit; a sold one has it too. */
export function toPremisesItem(
  snapshot: Snapshot,
  lot: PlacedPremises,
): ResultOf<'Objects.GetPremisesItem'> {
  const { facts, complex, area } = lot;
  const price = priceOf(lot);
  return {
    ...toPremisesCard(lot),
    guid: lot.guid,
    labelledPlan: facts.labelledDrawing,
    roomList: facts.roomList,
    entrance: facts.entrance,
    shopWindow: facts.shopWindow,
    loading: facts.loading,
    sides: lot.sides,
    pricePerMetre: price === null ? null : metrePrice(price, area, 'page'),
    rent: Math.round((facts.rentPerMetre * area) / 100_000) * 100_000,
    address: complex.address,
    coordinate: [complex.lat, complex.lon],
    metro: complex.metro,
    facade: findFacade(snapshot, lot),
    similar: findSimilar(snapshot, lot).map(toPremisesCard),
  };
}

/** For sale and nearest in price and area; those of the same complex come first where near. */
function findSimilar(snapshot: Snapshot, lot: PlacedPremises): PlacedPremises[] {
  return placedPremises(snapshot)
    .filter((other) => other.id !== lot.id && isListed(other))
    .sort((a, b) => distance(a, lot) - distance(b, lot))
    .slice(0, SIMILAR);
}

function distance(one: PlacedPremises, lot: PlacedPremises): number {
  const price = Math.abs(one.price - lot.price) / lot.price;
  const area = Math.abs(one.area - lot.area) / lot.area;
  return price + area + (one.complex.vendor === lot.complex.vendor ? 0 : 0.2);
}

import type { PlaceCard, PremisesCard } from '@m30/api';
import type { PlacedRow } from '../snapshot/snapshot.ts';
import { toHandover } from '../lot/to-lot-card.ts';
import { PLACE_SIZES } from './place-size.ts';
import type { PlacedPlace, PlacedPremises } from './placed.ts';
import { PURPOSES } from './purpose.ts';

/** A price is shown while a lot can still become somebody's; sold and closed ones have none. */
export function priceOf({ status, price }: PlacedRow): number | null {
  return status === 'sold' || status === 'closed' ? null : price;
}

/** What the cards of both kinds say alike. */
function shared(lot: PlacedRow) {
  const price = priceOf(lot);
  return {
    id: lot.id,
    status: lot.status,
    vendor: lot.complex.vendor,
    complexName: lot.complex.name,
    subvendor: lot.building.subvendor,
    buildingName: lot.building.name,
    floor: lot.floor,
    area: lot.area,
    price,
    oldPrice: price === null ? null : lot.oldPrice,
    handover: toHandover(lot.building),
  };
}

/** What premises look like in a list. */
export function toPremisesCard(lot: PlacedPremises): PremisesCard {
  return {
    ...shared(lot),
    kind: 'commercial',
    number: String(lot.number),
    url: `/kommerciya/${lot.complex.vendor}/${lot.id}`,
    floors: lot.building.floors,
    ceiling: lot.ceiling ?? 0,
    power: lot.facts.power,
    purposes: lot.facts.purposes.map((purpose) => PURPOSES[purpose]),
    ownEntrance: lot.facts.ownEntrance,
    plan: lot.facts.drawing,
    mirrored: lot.mirrored,
  };
}

/** What a place or a storage room looks like in a list. */
export function toPlaceCard(lot: PlacedPlace): PlaceCard {
  return {
    ...shared(lot),
    kind: lot.facts.size === null ? 'storage' : 'parking',
    number: lot.facts.label,
    url: `/parking/${lot.complex.vendor}?place=${lot.id}`,
    size: lot.facts.size && PLACE_SIZES[lot.facts.size],
    charging: lot.facts.charging,
  };
}

import type { ResaleCard } from '@m30/api';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { ResaleRow } from '../snapshot/read-resale.ts';

/** Address of a resale flat on the site. */
export function resaleUrl({ id }: Pick<ResaleRow, 'id'>): string {
  return `/vtorichka/${id}`;
}

/** A price is shown while a flat can still become somebody's. */
export function priceOf({ status, price }: ResaleRow): number | null {
  return status === 'sold' || status === 'closed' ? null : price;
}

/** What a resale flat looks like in a list. */
export function toResaleCard(flat: ResaleRow, { plans }: Pick<Snapshot, 'plans'>): ResaleCard {
  const price = priceOf(flat);
  return {
    id: flat.id,
    url: resaleUrl(flat),
    status: flat.status,
    rooms: flat.rooms,
    euro: flat.euro,
    area: flat.area,
    kitchenArea: flat.kitchenArea,
    floor: flat.floor,
    floors: flat.floors,
    houseKind: flat.houseKind,
    house: flat.house,
    year: flat.year,
    place: flat.place,
    district: flat.districtName,
    metro: flat.metro,
    price,
    oldPrice: price === null ? null : flat.oldPrice,
    plan: plans.find(({ id }) => id === flat.planId)?.drawing ?? null,
    mirrored: flat.mirrored,
  };
}

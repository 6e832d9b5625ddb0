import type { ResultOf } from '@m30/api/client';

type Offer = ResultOf<'LK.GetShowroom'>['offers'][number];
type OfferRoom = NonNullable<Offer['rooms']>[number];

/** A room that finishes are shown in. */
export type Room = OfferRoom['room'];

/** Rooms that every one of some finishes is shown in, in the order of the first. */
export function roomsOfAll(
  offers: readonly (Pick<Offer, 'rooms'> | undefined)[],
): Pick<OfferRoom, 'room' | 'name'>[] {
  const [first, ...others] = offers.map((offer) => offer?.rooms ?? []);
  return (first ?? []).filter(({ room }) =>
    others.every((rooms) => rooms.some((one) => one.room === room)),
  );
}

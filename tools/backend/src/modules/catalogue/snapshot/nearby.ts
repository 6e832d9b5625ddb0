import { NEARBY_KINDS, type NearbyKind } from '@m30/api/filters';
import type { ResultOf } from '@m30/api/client';
import type { infrastructure } from '../../estate/object-content.table.ts';

type Row = typeof infrastructure.$inferSelect;

/** Minutes on foot from a complex to the nearest place of each kind; `null` where it tells of none. */
export type Walks = Readonly<Record<NearbyKind, number | null>>;

const NO_WALKS: Walks = { school: null, kindergarten: null, clinic: null };

/** The walks from a complex that tells of these places. */
export function walksTo(places: readonly Pick<Row, 'kind' | 'minutes'>[]): Walks {
  const walks = { ...NO_WALKS };
  for (const kind of NEARBY_KINDS) {
    const own = places.filter((place) => place.kind === kind).map(({ minutes }) => minutes);
    if (own.length > 0) walks[kind] = Math.min(...own);
  }
  return walks;
}

/** The walks from a complex. */
export const walksOf = ({ walks }: { walks: ReadonlyMap<string, Walks> }, vendor: string): Walks =>
  walks.get(vendor) ?? NO_WALKS;

/** Places of these kinds around a complex that the map knows where to put, in their order. */
export function toNearby(
  { vendor }: { vendor: string },
  places: readonly Row[] = [],
): ResultOf<'Map.GetNearby'>['places'] {
  return places.flatMap(({ kind, name, minutes, lat, lon, demo }) =>
    kind === null || lat === null || lon === null
      ? []
      : { vendor, kind, name, minutes, coordinate: [lat, lon], demo },
  );
}

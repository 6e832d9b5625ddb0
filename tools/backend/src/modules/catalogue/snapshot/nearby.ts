import { NEARBY_KINDS, type NearbyKind } from '@m30/api/filters';
import type { ResultOf } from '@m30/api/client';
import type { ObjectContent } from './object-content.ts';

type Row = NonNullable<ReturnType<ObjectContent['infrastructure']['get']>>[number];

/** Minutes on foot from a complex to the nearest place of each kind; `null` where it tells of none. */
export function walksTo(
  places: readonly Pick<Row, 'kind' | 'minutes'>[] = [],
): Record<NearbyKind, number | null> {
  const walks: Record<NearbyKind, number | null> = {
    school: null,
    kindergarten: null,
    clinic: null,
  };
  for (const kind of NEARBY_KINDS) {
    const own = places.filter((place) => place.kind === kind).map(({ minutes }) => minutes);
    if (own.length > 0) walks[kind] = Math.min(...own);
  }
  return walks;
}

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

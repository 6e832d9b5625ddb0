import type { ResultOf } from '@m30/api/client';
import { NEARBY_KINDS, type NearbyKind } from '@m30/api/filters';
import type { MapSpots } from '@m30/map';
import { nearbyNote } from '../../store/objects/nearby-note.ts';
import { walkWords } from '../../store/objects/walk-words.ts';

/** A place around a complex. */
type NearbyPlace = ResultOf<'Map.GetNearby'>['places'][number];

const MARKS = { school: 'Ш', kindergarten: 'С', clinic: 'П' } as const satisfies Record<
  NearbyKind,
  string
>;

/**
 * Places around complexes for a map: complex by complex, schools first.
 * @param names of the complexes by alias, where a place has to say whose it is
 */
export function spotsOf(
  places: readonly NearbyPlace[],
  names?: ReadonlyMap<string, string>,
): MapSpots {
  const vendors = [...new Set(places.map(({ vendor }) => vendor))];
  const orderOf = ({ vendor, kind }: NearbyPlace) =>
    vendors.indexOf(vendor) * NEARBY_KINDS.length + NEARBY_KINDS.indexOf(kind);
  return {
    title: 'Школы, сады, поликлиники',
    note: nearbyNote(places),
    places: places
      .toSorted((one, other) => orderOf(one) - orderOf(other))
      .map(({ vendor, kind, name, minutes, coordinate }) => {
        const own = names?.get(vendor);
        return {
          id: `${vendor} ${name}`,
          title: name,
          way: `${walkWords(minutes)}${own ? ` от\u00a0ЖК\u00a0«${own}»` : ''}`,
          label: `${name}, ${minutes}\u00a0мин`,
          mark: MARKS[kind],
          coordinate,
        };
      }),
  };
}

import { DEFAULT_COMMUTE_BY } from '@m30/api/filters';
import type { StoredPlace } from './types.ts';

/** A place as members see it: where it lies on the map stays with the server. */
export const shownPlace = ({ label, exact, by = DEFAULT_COMMUTE_BY, limit }: StoredPlace) => ({
  ...{ label, exact, by, limit },
});

/** Minutes of one lot to every place of every member. */
export function waysOf<Member extends { guid: string; places: readonly StoredPlace[] }>(
  members: readonly Member[],
  waysTo: (place: StoredPlace) => ReadonlyMap<string, { minutes: number }>,
): (vendor: string) => { member: string; place: number; minutes: number | null }[] {
  const all = members.flatMap(({ guid, places }) =>
    places.map((place, index) => ({ member: guid, place: index, ways: waysTo(place) })),
  );
  return (vendor) =>
    all.map(({ ways, ...way }) => ({ ...way, minutes: ways.get(vendor)?.minutes ?? null }));
}

import type { StoredPlace } from './types.ts';

/** A place as members see it: where it lies on the map stays with the server. */
export const shownPlace = ({ label, exact, limit }: StoredPlace) => ({ label, exact, limit });

/** Minutes of one lot to every place of every member. */
export function waysOf<Member extends { guid: string; places: readonly StoredPlace[] }>(
  members: readonly Member[],
  minutesTo: (place: StoredPlace) => ReadonlyMap<string, number>,
): (vendor: string) => { member: string; place: number; minutes: number | null }[] {
  const all = members.flatMap(({ guid, places }) =>
    places.map((place, index) => ({ member: guid, place: index, minutes: minutesTo(place) })),
  );
  return (vendor) =>
    all.map(({ minutes, ...way }) => ({ ...way, minutes: minutes.get(vendor) ?? null }));
}

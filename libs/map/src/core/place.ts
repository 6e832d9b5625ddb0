/** Latitude and longitude in degrees, in the order of the API. */
export type Coordinate = readonly [latitude: number, longitude: number];

/** Something to show on the map and, as words, in the list beside it. */
export interface MapPlace {
  id: string;
  name: string;
  /** Where it stands, in words: all that is left when the map cannot be drawn. */
  address: string;
  /** Page of the place. */
  href: string;
  coordinate: Coordinate;
  /** Filter that the place belongs to, «Бизнес»; places without one are seen under «Все объекты» only. */
  section?: string;
}

/** Filters in the order in which places name them; none where they would not divide anything. */
export function sectionsOf(places: readonly MapPlace[]): string[] {
  const sections = [...new Set(places.flatMap(({ section }) => section ?? []))];
  return sections.length > 1 ? sections : [];
}

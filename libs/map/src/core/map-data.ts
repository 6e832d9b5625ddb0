import type { Coordinate } from './projection.ts';

/** Whole minutes by car; `null` where they are not known. */
export interface TravelInfo {
  /** To the ring road. */
  time_cad: number | null;
  /** To the city center. */
  time_center: number | null;
}

/** An object on the map. */
export interface MapElement {
  id: string;
  title: string;
  /**
   * Words of the marker.
   * @default the title
   */
  label?: string;
  coordinate: Coordinate;
  /** Where it stands, in words: all that is left when the map cannot be drawn. */
  address: string;
  /** Page of the object. */
  link: string;
  /** @default that of the map */
  info?: TravelInfo;
}

/** Objects under one filter. */
export interface MapSection {
  id: string;
  title: string;
  /** Address of a picture of 40 × 40 pixels; `null` means the ring. */
  icon: string | null;
  /** Neither the filter nor its objects are shown. */
  hidden: boolean;
  elements: readonly MapElement[];
}

/** A picture of an office, as the kit's `Picture` takes it. */
export interface MapPicture {
  id: string;
  alt: string;
  width: number;
  height: number;
  colour: string;
  preview?: string | undefined;
}

/** A sales office. */
export interface MapOffice {
  coordinate: Coordinate;
  address: string;
  title: string;
  img: MapPicture | null;
  /** Opening hours, a line each. */
  working: readonly { text: string }[];
  notification: readonly string[];
}

/** What a map shows (specification §3, Map). */
export interface MapData {
  center: Coordinate;
  markers: readonly MapSection[];
  office: MapOffice | null;
  /** From the center. */
  info: TravelInfo;
  /** Objects alone: no tabs, no filters, no travel calculator. */
  simplified: boolean;
}

/** Land that is marked on the map: from where an address is near enough. */
export interface MapArea {
  id: string;
  /** What it means: «30 минут на метро до Невского, 28». */
  label: string;
  /** Closed lines; what lies within an odd number of them is meant. */
  rings: readonly (readonly Coordinate[])[];
}

/** A place that people go to from an object: a school, a clinic. */
export interface MapSpot {
  id: string;
  title: string;
  /** The way in words: «7 минут пешком от «Канал 9»». */
  way: string;
  /** Words of the pin: «Детский сад на Тамбовской, 7 мин». */
  label: string;
  /** A letter or two on the pin. */
  mark: string;
  coordinate: Coordinate;
}

/** Places around the objects, shown when the visitor asks for them. */
export interface MapSpots {
  /** Words of the box that shows them. */
  title: string;
  places: readonly MapSpot[];
  /** What has to be said of them: where they are known from. */
  note?: string | undefined;
  /**
   * Shown from the beginning.
   * @default false
   */
  shown?: boolean | undefined;
}

/** An object with what its section says of it. */
export interface MapPlace extends MapElement {
  section: string;
  icon: string | null;
}

/** Objects that are shown, section by section. */
export function placesOf({ markers }: MapData): MapPlace[] {
  return markers
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id, icon, elements }) =>
      elements.map((element) => ({ ...element, section: id, icon })),
    );
}

/** A choice among objects. */
export interface MapFilter {
  /** Of the section; empty for all objects. */
  id: string;
  title: string;
}

/** «Все объекты» and a filter a section; none where they would not divide anything. */
export function filtersOf({ markers, simplified }: MapData): MapFilter[] {
  const sections = markers.filter(({ hidden, elements }) => !hidden && elements.length > 0);
  if (simplified || sections.length < 2) return [];
  return [{ id: '', title: 'Все объекты' }, ...sections.map(({ id, title }) => ({ id, title }))];
}

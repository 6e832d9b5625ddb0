import type { MapData } from '@m30/map';
import type { MapPlaceOfPage } from './map.schema.ts';

/** A map of the places that a page names: no tabs, no filters, no travel calculator. */
export function mapOfPlaces(places: readonly MapPlaceOfPage[]): MapData {
  const middle = (axis: 0 | 1) =>
    places.reduce((sum, { coordinate }) => sum + coordinate[axis], 0) / places.length;
  return {
    center: [middle(0), middle(1)],
    markers: [
      {
        ...{ id: 'places', title: '', icon: null, hidden: false },
        elements: places.map(({ link, ...place }, index) => ({
          ...place,
          id: `place-${index}`,
          link: link.href,
        })),
      },
    ],
    office: null,
    info: { time_cad: null, time_center: null },
    simplified: true,
  };
}

import { ObjectsMap, type MapData } from '@m30/map';
import { mapEngines, mapSettings } from '../../../../../components/complex-map/site-engines.ts';
import { spotsOf } from '../../../../../components/complex-map/spots-of.ts';
import { paidWords, pinWords, placeWords } from './place-words.ts';
import type { Commute } from '../../../../../store/commute/commutes.server.ts';
import type { PlaceOnMap } from '../../data/places.server.ts';
import { useAreas } from './use-areas.ts';

export interface LatePlacesProps {
  places: readonly PlaceOnMap[];
  commutes: readonly Commute[];
  /** The filters ask for what is around the complexes: it is shown at once. */
  asksNearby: boolean;
}

/** At the scale of a city places lie beneath their complexes. */
const HINT = 'Нажмите на\u00a0место или комплекс: карта приблизится.';

/** The complexes on the map; another filter makes another map. */
export default function LatePlaces({ places, commutes, asksNearby }: LatePlacesProps) {
  const spots = spotsOf(
    places.flatMap(({ nearby }) => nearby),
    new Map(places.map(({ vendor, name }) => [vendor, name])),
  );
  const areas = useAreas(commutes);
  return (
    <ObjectsMap
      key={places.map(({ href }) => href).join()}
      map={toMap(places)}
      areas={areas}
      spots={{ ...spots, note: [HINT, spots.note].filter(Boolean).join(' '), shown: asksNearby }}
      engines={mapEngines}
      settings={mapSettings}
      onError={(error) => console.warn(error)}
    />
  );
}

function toMap(places: readonly PlaceOnMap[]): MapData {
  const middle = (of: 0 | 1) =>
    places.reduce((sum, { coordinate }) => sum + coordinate[of], 0) / (places.length || 1);
  return {
    center: [middle(0), middle(1)],
    markers: [
      {
        id: 'found',
        title: 'Найденные квартиры',
        icon: null,
        hidden: false,
        elements: places.map((place) => ({
          id: place.vendor,
          title: place.name,
          label: pinWords(place),
          coordinate: place.coordinate,
          address: `${placeWords(place)}; ${paidWords(place)}`,
          link: place.href,
        })),
      },
    ],
    office: null,
    info: { time_cad: null, time_center: null },
    simplified: true,
  };
}

import { ObjectsMap, type MapPlace } from '@m30/map';

/** The map of the complexes. */
export default function PlacesMap({ places }: { places: readonly MapPlace[] }) {
  return <ObjectsMap places={places} onError={(error) => console.warn(error)} />;
}

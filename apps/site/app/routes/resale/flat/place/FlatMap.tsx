import { ObjectsMap } from '@m30/map';
import { useMemo } from 'react';
import { mapEngines, mapSettings } from '../../../../components/complex-map/site-engines.ts';

export interface FlatMapProps {
  title: string;
  address: string;
  coordinate: readonly [latitude: number, longitude: number];
  /** Page of the flat. */
  link: string;
}

/** The map with the house alone. */
export default function FlatMap({ title, address, coordinate, link }: FlatMapProps) {
  const map = useMemo(
    () => ({
      center: coordinate,
      markers: [
        {
          id: 'resale',
          title: 'Вторичное жильё',
          icon: null,
          hidden: false,
          elements: [{ id: 'flat', title, address, coordinate, link }],
        },
      ],
      office: null,
      info: { time_cad: null, time_center: null },
      simplified: true,
    }),
    [title, address, coordinate, link],
  );
  return (
    <ObjectsMap
      map={map}
      engines={mapEngines}
      settings={mapSettings}
      onError={(error) => console.warn(error)}
    />
  );
}

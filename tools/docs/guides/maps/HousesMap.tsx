'use client'; // where React Server Components are used
import { ObjectsMap, type MapData } from '@m30/map';
import { maplibre } from '@m30/map/maplibre';

const house = { id: 'river', title: 'Дом у реки', address: 'Обводный канал, 9', link: '/river' };

const map: MapData = {
  center: [59.939, 30.3158],
  markers: [
    {
      ...{ id: 'houses', title: 'Дома', icon: null, hidden: false },
      elements: [{ ...house, coordinate: [59.911, 30.356] }],
    },
  ],
  office: null,
  info: { time_cad: 21, time_center: 12 },
  simplified: false,
};

const engines = [maplibre];

export const HousesMap = () => (
  <ObjectsMap map={map} engines={engines} onError={(error) => console.warn(error)} />
);

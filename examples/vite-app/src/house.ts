import type { MapData, MapElement } from '@m30/map';

/** How the house may be paid in parts: shares in per cent, terms in months. */
export const terms = { share: { min: 20, max: 80 }, months: { min: 6, max: 24 }, every: 3 };

const elements: MapElement[] = [
  {
    id: 'river',
    title: 'Дом у реки',
    address: 'Обводный канал, 9',
    coordinate: [59.911, 30.356],
    link: '/',
  },
];

/** Where it stands: the map alone, without tabs and filters. */
export const map: MapData = {
  center: [59.939, 30.3158],
  markers: [{ id: 'houses', title: 'Дома', icon: null, hidden: false, elements }],
  office: null,
  info: { time_cad: 21, time_center: 12 },
  simplified: true,
};

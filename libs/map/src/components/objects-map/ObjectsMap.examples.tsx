import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import type { MapData, MapElement } from '../../core/map-data.ts';
import type { Travel } from '../../core/travel.ts';
import { maplibre } from '../../engines/maplibre.ts';
import { ObjectsMap, type ObjectsMapProps } from './ObjectsMap.tsx';

const element = (
  id: string,
  title: string,
  address: string,
  coordinate: MapElement['coordinate'],
): MapElement => ({ id, title, address, coordinate, link: `/obekty/${id}` });

const map: MapData = {
  center: [59.939, 30.3158],
  markers: [
    {
      ...{ id: 'business', title: 'Бизнес', icon: null, hidden: false },
      elements: [
        element('kanal', 'Канал 9', 'Обводный канал, Курская улица', [59.911, 30.356]),
        element('zaliv', 'Залив', 'Васильевский остров, намыв', [59.933, 30.206]),
        element('kolonnada', 'Колоннада', 'Петроградская сторона', [59.966, 30.296]),
      ],
    },
    {
      ...{ id: 'comfort', title: 'Комфорт', icon: null, hidden: false },
      elements: [
        element('loft', 'Мануфактура', 'Выборгская сторона', [59.972, 30.347]),
        element('severny', 'Северный свет', 'Парнас', [60.07, 30.332]),
        element('svetly', 'Светлый двор', 'Мурино', [60.05, 30.439]),
        element('terrasy', 'Террасы', 'Кудрово', [59.905, 30.513]),
      ],
    },
    {
      ...{ id: 'country', title: 'За городом', icon: null, hidden: false },
      elements: [element('sosny', 'Сосны', 'Репино', [60.168, 29.869])],
    },
    {
      ...{ id: 'sold', title: 'Проданные', icon: null, hidden: true },
      elements: [element('staroe', 'Старое подворье', 'Коломна', [59.92, 30.28])],
    },
  ],
  office: {
    coordinate: [59.9206, 30.3556],
    address: 'Санкт-Петербург, Лиговский пр., 87',
    title: 'Центральный офис',
    // Pictures come from the host's media store, which a story has not.
    img: null,
    working: [{ text: 'Ежедневно с 9:00 до 21:00' }, { text: '31 декабря до 15:00' }],
    notification: ['Две минуты от метро «Лиговский проспект»'],
  },
  info: { time_cad: 21, time_center: 12 },
  simplified: false,
};

/** A host that knows two addresses. */
const travel: Travel = {
  suggest: (text) =>
    Promise.resolve(
      [
        { label: 'Невский проспект', note: '' },
        { label: 'метро «Невский проспект»', note: 'станция метро' },
      ].filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    ),
  route: (from, address) =>
    Promise.resolve(
      address.includes('Невский')
        ? {
            minutes: 14,
            estimate: true,
            matched: { label: 'Невский проспект', exact: false },
            line: [from, [59.921, 30.3555], [59.934, 30.335]],
          }
        : { refusal: 'Такого адреса нет на нашей карте. Проверьте название улицы или города' },
    ),
};

const meta: ExamplesMeta<ObjectsMapProps> = {
  title: 'Карта/ObjectsMap',
  component: ObjectsMap,
  args: { map, travel, engines: [maplibre] },
  parameters: { bleed: true },
};
export default meta;

export const Objects: Example<ObjectsMapProps> = {};

export const Office: Example<ObjectsMapProps> = { args: { tab: 'office' } };

/** The page of one complex: the map stands around it. */
export const Own: Example<ObjectsMapProps> = {
  args: { own: 'kanal', map: { ...map, center: [59.911, 30.356] } },
};

/** Objects alone. */
export const Simplified: Example<ObjectsMapProps> = { args: { map: { ...map, simplified: true } } };

/** One section divides nothing, no office makes no tabs. */
export const Single: Example<ObjectsMapProps> = {
  args: { map: { ...map, office: null, markers: map.markers.slice(0, 1) } },
};

/** No engine came: chart, list and a sentence. */
export const WithoutEngine: Example<ObjectsMapProps> = {
  args: {
    engines: [{ load: () => Promise.reject(new Error('no engine')), ways: () => [{}] }],
  },
};

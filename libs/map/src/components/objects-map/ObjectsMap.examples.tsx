import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import type { MapPlace } from '../../core/place.ts';
import { ObjectsMap, type ObjectsMapProps } from './ObjectsMap.tsx';

const place = (
  id: string,
  name: string,
  address: string,
  coordinate: MapPlace['coordinate'],
  section: string,
): MapPlace => ({ id, name, address, coordinate, section, href: `/obekty/${id}` });

const places: MapPlace[] = [
  place('kanal', 'Канал 9', 'Обводный канал, Курская улица', [59.911, 30.356], 'Бизнес'),
  place('zaliv', 'Залив', 'Васильевский остров, намыв', [59.933, 30.206], 'Бизнес'),
  place('kolonnada', 'Колоннада', 'Петроградская сторона', [59.966, 30.296], 'Бизнес'),
  place('loft', 'Мануфактура', 'Выборгская сторона', [59.972, 30.347], 'Комфорт'),
  place('severny', 'Северный свет', 'Парнас', [60.07, 30.332], 'Комфорт'),
  place('svetly', 'Светлый двор', 'Мурино', [60.05, 30.439], 'Комфорт'),
  place('terrasy', 'Террасы', 'Кудрово', [59.905, 30.513], 'Комфорт'),
  place('sosny', 'Сосны', 'Репино', [60.168, 29.869], 'За городом'),
];

const meta: ExamplesMeta<ObjectsMapProps> = {
  title: 'Карта/ObjectsMap',
  component: ObjectsMap,
  args: { places },
  parameters: { bleed: true },
};
export default meta;

export const Objects: Example<ObjectsMapProps> = {};

/** One place divides nothing: no filters. */
export const Single: Example<ObjectsMapProps> = { args: { places: places.slice(0, 1) } };

/** The engine did not come: chart, list and a sentence. */
export const WithoutEngine: Example<ObjectsMapProps> = {
  args: { loadEngine: () => Promise.reject(new Error('no engine')) },
};

import { expect, test } from 'vitest';
import { lotName, placeWords, softened, statusWords, type AnyLot } from './lot-words.ts';

const seen = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const shared = {
  id: 'k2-48',
  number: '48',
  status: 'free',
  url: '/',
  vendor: 'kanal',
  complexName: 'Канал 9',
  subvendor: 'korpus-2',
  buildingName: 'Корпус 2',
  floor: 5,
  area: 63.6,
  price: 1,
  oldPrice: null,
  handover: null,
} as const;
const flat: AnyLot = {
  ...shared,
  kind: 'flat',
  section: 1,
  floors: 9,
  rooms: '2',
  euro: false,
  payment: null,
  downPayment: null,
  plan: '',
  mirrored: false,
};
const place: AnyLot = {
  ...shared,
  kind: 'parking',
  floor: -1,
  area: 13.2,
  size: null,
  charging: false,
  handover: { year: 2028, quarter: 1 },
};

test('a flat and a parking place are named', () => {
  expect(seen(lotName(flat))).toBe('Канал 9, 2-комнатная, 63,6 м²');
  expect(softened('Террасы, евродвухкомнатная')).toBe('Террасы, евродвух\u00adкомнатная');
  expect(softened(lotName(flat))).toBe(lotName(flat));
  expect(seen(lotName(place))).toBe('Канал 9, парковочное место, 13,2 м²');
});

test('their places are named', () => {
  expect(seen(placeWords(flat))).toBe('№ 48, этаж 5 из 9, дом сдан');
  expect(seen(placeWords(place))).toBe('№ 48, этаж −1, I кв. 2028');
});

test.each([
  ['flat', 'held', 'Забронирована'],
  ['parking', 'held', 'Забронировано'],
  ['storage', 'sold', 'Продана'],
  ['commercial', 'free', 'Свободно'],
  ['flat', 'reserved', 'В резерве'],
  ['parking', 'closed', 'Не в продаже'],
] as const)('%s, %s: «%s»', (kind, status, words) => {
  expect(seen(statusWords({ kind, status }))).toBe(words);
});

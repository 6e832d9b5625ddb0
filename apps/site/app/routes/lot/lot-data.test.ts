import { expect, test } from 'vitest';
import { lotData } from './lot-data.ts';
import type { LotView } from './data/lot.server.ts';

const lot = {
  url: '/obekty/kanal/korpus-2/k2-57',
  rooms: '2',
  euro: false,
  area: 63.6,
  floor: 7,
  bathrooms: 2,
  complexName: 'Канал 9',
  labelledPlan: '/media/plans/2k-64.svg',
  roomList: [{ name: 'Кухня', area: 11.1 }],
  address: 'Санкт-Петербург, Курская ул., 9',
  coordinate: [59.911, 30.356],
  status: 'free',
  price: 2_238_720_000,
} as unknown as LotView;

const dataOf = (one: LotView) =>
  lotData(one, 'https://m30.example').map((data) =>
    'script:ld+json' in data ? data['script:ld+json'] : null,
  );

test('search engines read the flat with its plan, and its offer in roubles', () => {
  expect(dataOf(lot)).toMatchObject([
    {
      '@type': 'Apartment',
      floorSize: { value: 63.6, unitCode: 'MTK' },
      accommodationFloorPlan: { '@type': 'FloorPlan', numberOfRooms: 2 },
    },
    {
      '@type': 'Offer',
      price: 22_387_200,
      priceCurrency: 'RUB',
      availability: 'https://schema.org/InStock',
      itemOffered: { '@id': 'https://m30.example/obekty/kanal/korpus-2/k2-57#apartment' },
    },
  ]);
});

test('a sold flat has no price', () => {
  const [, offer] = dataOf({ ...lot, status: 'sold', price: null });
  expect(offer).not.toHaveProperty('price');
  expect(offer).toHaveProperty('availability', 'https://schema.org/SoldOut');
});

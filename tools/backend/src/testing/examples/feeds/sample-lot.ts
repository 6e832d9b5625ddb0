import type { FeedContext, FeedLot } from '../../../modules/discovery/feed/core/feed-lot.ts';

/** A flat that every channel takes. */
export const sampleLot: FeedLot = {
  ...{ id: 'k2-57', number: 57, url: 'https://site.test/obekty/kanal/korpus-2/k2-57' },
  complex: {
    ...{ alias: 'kanal', name: 'Канал 9', title: 'Жилой комплекс «Канал 9»' },
    summary: 'Кирпичный дом на набережной Обводного канала',
    ...{ address: 'Санкт-Петербург, Курская ул., 9', region: null, locality: 'Санкт-Петербург' },
    ...{ lat: 59.911, lon: 30.356, metro: { name: 'Обводный канал', minutes: 9 } },
    pictures: ['https://site.test/media/kanal-hero-1280.jpg'],
    ...{ number: '4100901', walls: 'brick' },
  },
  building: {
    ...{ id: 'kanal/korpus-2', name: 'Корпус 2', floors: 10 },
    keys: { year: 2027, quarter: 4 },
  },
  ...{ section: 1, floor: 7, price: 17_900_000, rooms: '2', roomCount: 2, euro: true },
  ...{ area: 58.4, livingArea: 31.2, kitchenArea: 18.1, ceiling: 3, bathrooms: 2 },
  ...{ finish: 'shell', balcony: 'loggia', plan: 'https://site.test/media/plans/2k-58.png' },
  view: 'https://site.test/media/views/0f3c9a1b2d/k2-57_00.jpg',
  description: 'Квартира № 57 от застройщика. Проектная декларация — на сайте наш.дом.рф <&>',
  ...{ created: '2026-03-01', changed: '2026-11-10' },
};

export const sampleContext: FeedContext = {
  origin: 'https://site.test',
  seller: { name: 'Меридиан 30', phone: '+78123303030' },
  now: new Date('2026-11-18T09:00:00Z'),
};

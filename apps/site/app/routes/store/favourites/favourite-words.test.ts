import { expect, test } from 'vitest';
import {
  favouriteName,
  favouritePlace,
  favouriteStatus,
  type FavouriteLot,
} from './favourite-words.ts';

const resale = {
  ...{ kind: 'resale', rooms: '2', euro: false, area: 58.1, status: 'held' },
  ...{ place: 'Кондратьевский пр., 62', district: 'Калининский район', floor: 4, floors: 5 },
} as FavouriteLot;

test('a resale flat is told by its house, a storage room by its complex', () => {
  expect(favouriteName(resale)).toMatch(/^2.-.комнатная, 58,1.м², Кондратьевский пр\., 62$/);
  expect(favouritePlace(resale)).toBe('Вторичное жильё, Калининский район, этаж\u00a04 из\u00a05');
  expect(favouriteStatus(resale)).toBe('Забронирована');
  const room = { kind: 'storage', complexName: 'Террасы', area: 4.2, number: 'К7' };
  expect(favouriteName(room as FavouriteLot)).toMatch(/^Террасы, кладовая, 4,2.м²$/);
});

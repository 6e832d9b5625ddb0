import { describe, expect, test } from 'vitest';
import { cellFixture } from '../../../../components/chessboard/chess.fixture.ts';
import { chosenOf, namesOf, pickOf } from './chosen.ts';
import { storeyWords } from '../side/StoreyScale.tsx';
import { isOffered, stateOf, storeysOf, type Flat } from './flats.ts';
import { FIRST, seasonWords, sunOf, sunWords } from '../../../../components/sun-ruler/sun-time.ts';

const flat = (id: string, floor: number, change: Partial<Flat['cell']> = {}): Flat => ({
  cell: cellFixture({ id, status: 'free', rooms: '2', ...change }),
  ...{ subvendor: 'korpus-2', buildingName: 'Корпус 2', floor },
});

test.each([
  ['free', '2', null, 'free'],
  ['free', '2', '2', 'free'],
  ['free', '2', '3', 'paper'],
  ['held', '2', null, 'held'],
  ['reserved', '2', null, 'reserved'],
  ['sold', '2', null, 'paper'],
  ['closed', '2', null, 'paper'],
] as const)(
  'a flat that is %s, %s rooms where %s are looked for, is drawn as %s',
  (status, rooms, wish, state) => {
    expect(stateOf(cellFixture({ status, rooms }), wish)).toBe(state);
  },
);

test('a storey is told by its free flats and their price', () => {
  const [row] = storeysOf(
    [flat('a', 6, { price: 1_230_000_000 }), flat('b', 6, { status: 'sold' })],
    null,
  );
  expect(storeyWords(row).replaceAll('\u00a0', ' ')).toBe('Этаж 6, свободно 1 из 2, от 12,3 млн ₽');
  expect(storeyWords(undefined)).toBe('Все этажи');
});

test('storeys stand from the highest down and count what can be bought', () => {
  const flats = [
    flat('a', 2, { price: 300 }),
    flat('b', 2, { price: 200 }),
    flat('c', 3, { status: 'held', price: 100 }),
    flat('d', 2, { rooms: '1', price: 50 }),
  ];
  const rows = storeysOf(flats, '2').map(({ floor, free, priceFrom }) => [floor, free, priceFrom]);
  expect(rows).toEqual([
    [3, 0, null],
    [2, 2, 200],
  ]);
  expect(flats.filter(({ cell }) => isOffered(cell, null))).toHaveLength(3);
});

describe('the names of the model and of the store', () => {
  const placed = [
    { id: 'a', building: '2', floor: 5, facades: [] },
    { id: 'gone', building: '2', floor: 5, facades: [] },
  ];
  const names = namesOf(placed, [flat('a', 5), flat('b', 6)]);

  test.each([
    [
      { kind: 'flat', flat: 0 },
      { subvendor: 'korpus-2', floor: 5, flat: 'a' },
    ],
    [
      { kind: 'storey', building: '2', floor: 6 },
      { subvendor: 'korpus-2', floor: 6, flat: null },
    ],
    [
      { kind: 'building', building: '2' },
      { subvendor: 'korpus-2', floor: null, flat: null },
    ],
  ] as const)('lead from %o to %o and back', (pick, chosen) => {
    expect(chosenOf(pick, names, placed)).toEqual(chosen);
    expect(pickOf(chosen, names)).toEqual(pick);
  });

  test('know no building of which nothing is sold', () => {
    expect(chosenOf({ kind: 'building', building: '9' }, names, placed)).toBeNull();
    expect(pickOf({ subvendor: 'korpus-9', floor: 1, flat: null }, names)).toBeNull();
  });

  test('mark a flat that the model cannot place by its storey', () => {
    const chosen = { subvendor: 'korpus-2', floor: 6, flat: 'b' };
    expect(pickOf(chosen, names)).toEqual({ kind: 'storey', building: '2', floor: 6 });
  });
});

test('the first moment has the sun in the south-east, midnight has none', () => {
  const place = [59.9, 30.5] as const;
  expect(sunWords(sunOf(place, FIRST))).toBe('солнце 43°, на юго-востоке');
  expect(sunWords(sunOf(place, { month: 12, minute: 180 }))).toBe('солнце за\u00a0горизонтом');
});

const WOOD_AND_WATER = { sheds: true, water: true };

test.each([
  [1, WOOD_AND_WATER, 'деревья без листвы, вода подо льдом'],
  [4, WOOD_AND_WATER, 'деревья без листвы'],
  [7, WOOD_AND_WATER, 'деревья с листвой'],
  [11, WOOD_AND_WATER, 'деревья без листвы'],
  [1, { sheds: true, water: false }, 'деревья без листвы'],
  [1, { sheds: false, water: true }, 'вода подо льдом'],
  [1, { sheds: false, water: false }, ''],
])('month %i says what it makes of trees and water, %o', (month, nature, words) => {
  expect(seasonWords(month, nature).replaceAll('\u00a0', ' ')).toBe(words);
});

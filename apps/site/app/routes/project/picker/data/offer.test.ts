import { expect, it } from 'vitest';
import { cellFixture } from '../../../../components/chessboard/chess.fixture.ts';
import { offerOf } from './offer.ts';

const cells = [
  cellFixture({ rooms: '1', area: 40, price: 900 }),
  cellFixture({ rooms: '2', area: 60, price: 1200 }),
  cellFixture({ rooms: '2', area: 62, price: 1100, status: 'held' }),
  cellFixture({ rooms: '1', area: 30, price: null, status: 'sold' }),
];

it.each([
  [
    { rooms: [], free: false },
    { count: 3, areaFrom: 40, areaTo: 62, priceFrom: 900 },
  ],
  [
    { rooms: [], free: true },
    { count: 2, areaFrom: 40, areaTo: 60, priceFrom: 900 },
  ],
  [
    { rooms: ['2' as const], free: false },
    { count: 2, areaFrom: 60, areaTo: 62, priceFrom: 1100 },
  ],
  [
    { rooms: ['3' as const], free: false },
    { count: 0, areaFrom: null, areaTo: null, priceFrom: null },
  ],
])('%o leaves %o', (filter, offer) => {
  expect(offerOf(cells, filter)).toEqual({ total: 4, ...offer });
});

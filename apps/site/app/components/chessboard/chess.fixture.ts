import type { Chess, ChessCell } from './chess.ts';

/** A flat of the board as tests need it. */
export function cellFixture(change: Partial<ChessCell> = {}): ChessCell {
  return {
    id: 'k2-57',
    number: '57',
    rooms: '2',
    euro: false,
    area: 58.4,
    price: 940_000_000,
    oldPrice: null,
    payment: 4_500_000,
    downPayment: 188_900_000,
    status: 'free',
    url: '/obekty/kanal/korpus-2/k2-57',
    plan: '/media/plans/2-58-mini.svg',
    mirrored: false,
    matches: true,
    ...change,
  };
}

const cell = (number: number, change: Partial<ChessCell> = {}) =>
  cellFixture({
    id: `k2-${number}`,
    number: String(number),
    url: `/obekty/kanal/korpus-2/k2-${number}`,
    ...change,
  });

/**
 * Two sections: of three floors with two flats each, the lowest with one; and of two floors with one flat
 * each, from the first floor up.
 */
export const chessFixture: Chess = {
  vendor: 'kanal',
  complexName: 'Канал 9',
  subvendor: 'korpus-2',
  buildingName: 'Корпус 2',
  floors: 3,
  handover: null,
  total: 7,
  free: 4,
  matching: 3,
  sections: [
    {
      number: 1,
      floors: [
        { floor: 3, cells: [cell(4), cell(5, { status: 'held', matches: false })] },
        {
          floor: 2,
          cells: [
            cell(2, { status: 'sold', price: null, payment: null, downPayment: null }),
            cell(3),
          ],
        },
        { floor: 1, cells: [cell(1, { status: 'reserved' }), null] },
      ],
    },
    {
      number: 2,
      floors: [
        { floor: 2, cells: [cell(7, { oldPrice: 990_000_000 })] },
        {
          floor: 1,
          cells: [cell(6, { status: 'closed', price: null, payment: null, downPayment: null })],
        },
      ],
    },
  ],
  programme: {
    name: 'Семейная ипотека',
    rate: 6,
    cost: { from: 6, to: 6.7 },
    lenders: ['Балтика Банк', 'Невский кредит', 'Банк «Гавань»'],
    downPayment: 20.1,
    term: 360,
    maxLoan: 1_200_000_000,
    disclaimer: 'Не является публичной офертой.',
    actualAt: '2026-11-20',
  },
};

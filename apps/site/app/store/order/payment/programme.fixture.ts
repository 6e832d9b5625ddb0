import type { Programme } from './choice.ts';

export const programme: Programme = {
  id: 'family-baltika',
  name: 'Семейная ипотека',
  bank: 'Балтика Банк',
  rate: 6,
  cost: { from: 6, to: 6.7 },
  lenders: ['Балтика Банк', 'Невский кредит', 'Банк «Гавань»'],
  downPayment: 20.1,
  term: 360,
  maxLoan: 1_200_000_000,
  disclaimer: 'Полные условия.',
  source: 'Банк',
  actualAt: '2026-11-20',
};

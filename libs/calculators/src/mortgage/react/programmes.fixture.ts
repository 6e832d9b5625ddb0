import type { MortgageVariant, PlannedProgramme } from '../core/plan.ts';

const standard = {
  disclaimer:
    'Ставка действует при страховании жизни и имущества заёмщика. Полная стоимость кредита зависит от срока и взноса и рассчитывается индивидуально. Решение о выдаче кредита принимает банк. Оценивайте свои финансовые возможности и риски.',
  actualAt: '2026-11-20',
};

const family: PlannedProgramme = {
  id: 'family',
  bank: null,
  name: 'Семейная ипотека',
  rate: 6,
  cost: { from: 6, to: 6.7 },
  lenders: ['Балтика Банк', 'Невский кредит', 'Банк «Гавань»'],
  downPayment: 20.1,
  term: 360,
  maxLoan: 1_200_000_000,
  disclaimer:
    'Семейная ипотека: ставка 6 % годовых, первоначальный взнос от 20,1 %, срок до 30 лет, сумма до 12 млн ₽. ПСК 6,0–6,7 %. Кредит предоставляют банки-партнёры, решение принимает банк. Оценивайте свои финансовые возможности и риски.',
  source: 'Условия государственной программы',
  actualAt: '2026-11-20',
};

/** Programmes for stories and tests. */
export const programmes: [PlannedProgramme, ...PlannedProgramme[]] = [
  family,
  { ...family, id: 'baltika-family', bank: 'Балтика Банк', source: 'Тарифы Балтика Банка' },
  {
    ...standard,
    id: 'ladoga-subsidised',
    bank: 'Ладога Банк',
    name: 'Стандартная со скидкой застройщика',
    rate: 14.9,
    cost: { from: 14.9, to: 16.1 },
    lenders: ['Ладога Банк'],
    downPayment: 30,
    term: 300,
    maxLoan: 5_000_000_000,
    source: 'Тарифы Ладога Банка',
  },
  {
    ...standard,
    id: 'baltika-standard',
    bank: 'Балтика Банк',
    name: 'Стандартная',
    rate: 16.4,
    cost: { from: 16.4, to: 17.9 },
    lenders: ['Балтика Банк'],
    downPayment: 25,
    term: 360,
    maxLoan: 6_000_000_000,
    source: 'Тарифы Балтика Банка',
  },
];

/** What the stories begin with. */
export const start: MortgageVariant = {
  price: 1_064_800_000,
  down: null,
  capital: 0,
  years: 30,
  programme: 'family',
  kind: 'annuity',
};

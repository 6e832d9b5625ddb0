import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './lot.methods.ts';
import type { LotCard, Programme } from './lot.schema.ts';

/** A free two-room flat at the canal, for the examples. */
export const kanalLot: LotCard = {
  id: 'k2-23',
  number: '23',
  kind: 'flat',
  status: 'free',
  url: '/obekty/kanal/korpus-2/k2-23',
  vendor: 'kanal',
  complexName: 'Канал 9',
  subvendor: 'korpus-2',
  buildingName: 'Корпус 2',
  section: 1,
  floor: 4,
  floors: 10,
  rooms: '2',
  euro: true,
  area: 44.9,
  price: 1629870000,
  oldPrice: null,
  payment: 7194606,
  downPayment: 429870000,
  plan: '/media/plans/e2-45-mini.svg',
  mirrored: true,
  handover: {
    year: 2027,
    quarter: 4,
  },
};

/** A flat in a completed building, cheaper than before. */
export const discountedLot: LotCard = {
  id: 'sd4-40',
  number: '40',
  kind: 'flat',
  status: 'free',
  url: '/obekty/svetly/korpus-4/sd4-40',
  vendor: 'svetly',
  complexName: 'Светлый двор',
  subvendor: 'korpus-4',
  buildingName: 'Корпус 4',
  section: 2,
  floor: 2,
  floors: 8,
  rooms: '2',
  euro: true,
  area: 41.1,
  price: 718430000,
  oldPrice: 756240000,
  payment: 3441573,
  downPayment: 144404430,
  plan: '/media/plans/e2-41-mini.svg',
  mirrored: true,
  handover: null,
};

/** A flat that somebody holds for a day. */
export const heldLot: LotCard = {
  id: 'k3-5',
  number: '5',
  kind: 'flat',
  status: 'held',
  url: '/obekty/kanal/korpus-3/k3-5',
  vendor: 'kanal',
  complexName: 'Канал 9',
  subvendor: 'korpus-3',
  buildingName: 'Корпус 3',
  section: 1,
  floor: 2,
  floors: 8,
  rooms: '2',
  euro: true,
  area: 44.9,
  price: 1593950000,
  oldPrice: null,
  payment: 7194606,
  downPayment: 393950000,
  plan: '/media/plans/e2-45-mini.svg',
  mirrored: true,
  handover: {
    year: 2027,
    quarter: 4,
  },
};

/** The programme that payments on cards are counted by. */
export const familyProgramme: Programme = {
  name: 'Семейная ипотека',
  rate: 6,
  cost: { from: 6, to: 6.7 },
  lenders: ['Балтика Банк', 'Невский кредит', 'Банк «Гавань»'],
  downPayment: 20.1,
  term: 360,
  maxLoan: 1200000000,
  disclaimer:
    'Семейная ипотека: ставка 6 % годовых, первоначальный взнос от 20,1 %, срок до 30 лет, сумма кредита до 12 млн ₽. Для семей с ребёнком до 6 лет включительно, с ребёнком-инвалидом или с двумя и более детьми до 18 лет в малых городах. Полная стоимость кредита 6,0–6,7 % годовых. Обеспечение — залог прав требования по договору участия в долевом строительстве. Платёж рассчитан как аннуитетный, без учёта страхования и оценки. Кредит предоставляют банки-партнёры, решение принимает банк. Оценивайте свои финансовые возможности и риски. Изучите все условия кредита в отделениях банков-партнёров.',
  actualAt: '2026-11-20',
};

export const lotExamples: ExamplesOf<typeof methods> = {
  'Objects.GetLot': [
    {
      name: 'a free flat at the canal',
      input: {
        vendor: 'kanal',
        subvendor: 'korpus-2',
        id: 'k2-23',
      },
      result: {
        ...kanalLot,
        guid: '208f1803-eb5d-5a1a-bd18-5b0624d69054',
        labelledPlan: '/media/plans/e2-45.svg',
        planSheet: {
          width: 8.55,
          height: 9.79,
          rooms: [
            { name: 'Кухня-гостиная', area: 16.7, at: [3.91, 2.65], box: [1.25, 1.7, 3.94, 4.24] },
            { name: 'Спальня', area: 11.6, at: [6.67, 4.15], box: [5.31, 1.7, 2.74, 4.24] },
            { name: 'Прихожая', area: 5.9, at: [2.62, 7.14], box: [1.25, 6.06, 2.64, 2.24] },
            { name: 'Санузел', area: 4.4, at: [4.79, 7.2], box: [4.01, 6.06, 1.98, 2.24] },
            { name: 'Гардероб', area: 4.3, at: [7, 6.66], box: [6.11, 6.06, 1.94, 2.24] },
            { name: 'Лоджия', area: 4.1, at: [3.25, 0.76], box: [1.55, 0.16, 3.4, 1.2] },
          ],
          sizes: [
            { length: 4, upright: false, from: 1.25, to: 5.25, across: 9.36 },
            { length: 2.8, upright: false, from: 5.25, to: 8.05, across: 9.36 },
            { length: 4.3, upright: true, from: 1.7, to: 6, across: 0.36 },
            { length: 2.3, upright: true, from: 6, to: 8.3, across: 0.36 },
          ],
          walls: '/media/plans/e2-45-walls.svg',
          furniture: '/media/plans/e2-45-furniture.svg',
          north: 0,
        },
        livingArea: 28.3,
        kitchenArea: 16.7,
        balconyArea: 4,
        summer: [{ kind: 'loggia', area: 4 }],
        ceiling: 3,
        bathrooms: 1,
        finish: 'предчистовая',
        sides: ['север', 'восток'],
        roomList: [
          {
            area: 16.7,
            name: 'Кухня-гостиная',
          },
          {
            area: 11.6,
            name: 'Спальня',
          },
          {
            area: 5.9,
            name: 'Прихожая',
          },
          {
            area: 4.4,
            name: 'Санузел',
          },
          {
            area: 4.3,
            name: 'Гардероб',
          },
        ],
        pricePerMetre: 36300000,
        address: 'Санкт-Петербург, Курская ул., 9',
        coordinate: [59.911, 30.356],
        facade: {
          picture: {
            id: 'kanal-facade',
            alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, фронтальный вид фасада',
            width: 1600,
            height: 1000,
            colour: '#8a8480',
          },
          polygons: [
            [
              [567.9, 610.8],
              [1032.1, 610.8],
              [1032.1, 554.5],
              [567.9, 554.5],
            ],
          ],
        },
        onFloor: {
          total: 9,
          free: 6,
        },
        priceHistory: [
          { from: '2025-02-19', price: 1_571_000_000, reason: 'старт продаж' },
          { from: '2026-03-04', price: 1_629_870_000, reason: 'плановое повышение' },
        ],
        similar: [discountedLot, heldLot],
        programme: familyProgramme,
        months: 360,
      },
    },
  ],
  'Content.GetProgrammes': [
    {
      name: 'two programmes',
      input: {},
      result: {
        programmes: [
          {
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
              'Семейная ипотека: ставка 6 % годовых, первоначальный взнос от 20,1 %, срок до 30 лет.',
            source: 'Условия государственной программы',
            actualAt: '2026-11-20',
          },
          {
            id: 'baltika-standard',
            bank: 'Балтика Банк',
            name: 'Стандартная',
            rate: 16.4,
            cost: { from: 16.4, to: 17.9 },
            lenders: ['Балтика Банк'],
            downPayment: 25,
            term: 360,
            maxLoan: 6_000_000_000,
            disclaimer: 'Решение о выдаче кредита принимает банк.',
            source: 'Тарифы Балтика Банка',
            actualAt: '2026-11-20',
          },
        ],
      },
    },
  ],
};

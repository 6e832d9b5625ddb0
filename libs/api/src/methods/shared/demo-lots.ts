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
  downPayment: 20.1,
  term: 360,
  maxLoan: 1200000000,
  disclaimer:
    'Семейная ипотека: ставка 6 % годовых, первоначальный взнос от 20,1 %, срок до 30 лет, сумма кредита до 12 млн ₽. Для семей с ребёнком до 6 лет включительно, с ребёнком-инвалидом или с двумя и более детьми до 18 лет в малых городах. Полная стоимость кредита 6,0–6,7 % годовых. Обеспечение — залог прав требования по договору участия в долевом строительстве. Платёж рассчитан как аннуитетный, без учёта страхования и оценки. Кредит предоставляют банки-партнёры, решение принимает банк. Оценивайте свои финансовые возможности и риски. Изучите все условия кредита в отделениях банков-партнёров.',
  actualAt: '2026-11-20',
};

import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './order.methods.ts';
import type { Order, OrderDetails } from './order.schema.ts';
import type { ParticipantData } from './participant.schema.ts';

/** A flat of the demo buyer; examples hold it. */
export const demoPremise = {
  order: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f0a',
  number: 'M30-19874',
  title: '2-комнатная квартира, «Канал 9», №\u00a057',
};

const apartment = {
  id: 'ss3-35',
  number: '35',
  kind: 'flat',
  status: 'reserved',
  url: '/obekty/severny/korpus-3/ss3-35',
  vendor: 'severny',
  complexName: 'Северный свет',
  subvendor: 'korpus-3',
  buildingName: 'Корпус 3',
  section: 1,
  floor: 5,
  floors: 17,
  rooms: '2',
  euro: false,
  area: 68.1,
  price: 1_396_050_000,
  oldPrice: null,
  payment: 7_214_300,
  downPayment: 280_606_050,
  plan: '/media/plans/2k-68-mini.svg',
  mirrored: true,
  handover: { year: 2028, quarter: 4 },
} satisfies Order['apartment'];

/** An order for the examples: a flat in mortgage, waiting for its signature. */
export const demoOrder: Order = {
  guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
  number: 'M30-20417',
  apartment,
  lots: [{ lot: apartment, full: 1_396_050_000, percent: 0, price: 1_396_050_000 }],

  contract: 'ddu',
  stage_number: 7,
  side_state: null,
  price: 1_396_050_000,
  discount: 0,
  users: [
    { last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна' },
    { last_name: 'Савельев', name: 'Павел', second_name: 'Игоревич' },
  ],
  files: [
    {
      name: 'Памятка к подписанию',
      src: '/api/files/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f22',
      type: 'rtf',
      size: 6214,
    },
  ],
  waits: null,
  next_step: {
    title: 'Подпишите договор',
    text: 'Прочитайте договор: рядом с каждым пунктом стоит объяснение. Подписать можно там же, электронной подписью.',
    deadline: '2026-11-25T09:00:00.000Z',
  },
  created_at: '2026-10-28T09:00:00.000Z',
};

/** Two people for the examples; their numbers carry right check digits and belong to nobody. */
export const demoParticipants: ParticipantData[] = [
  {
    last_name: 'Савельева',
    name: 'Марина',
    second_name: 'Андреевна',
    birth_date: '1988-04-17',
    passport_series: '4008',
    passport_number: '713264',
    passport_issuer: 'ГУ МВД России по г. Санкт-Петербургу и Ленинградской области',
    passport_date: '2008-05-14',
    department_code: '780012',
    snils: '11223344595',
    inn: '500100732259',
    address: 'Санкт-Петербург, Средний проспект В. О., дом 28, квартира 14',
    share: { part: 1, of: 2 },
  },
  {
    last_name: 'Савельев',
    name: 'Павел',
    second_name: 'Игоревич',
    birth_date: '1986-09-02',
    phone: '+79117002830',
    passport_series: '4006',
    passport_number: '502871',
    passport_issuer: 'ГУ МВД России по г. Санкт-Петербургу и Ленинградской области',
    passport_date: '2006-10-11',
    department_code: '780012',
    snils: '08765430300',
    inn: '780200111371',
    address: 'Санкт-Петербург, Средний проспект В. О., дом 28, квартира 14',
    share: { part: 1, of: 2 },
  },
];

/** The order of the examples with everything that its buyer works on. */
export const demoOrderDetails: OrderDetails = {
  ...demoOrder,
  version: 14,
  payment: {
    kind: 'mortgage',
    terms: { programme: 'baltika-family', down_payment: 279_210_000, months: 360 },
  },
  payment_kinds: ['full', 'mortgage', 'instalment', 'trade-in', 'capital'],
  participants: demoParticipants,
  ownership: 'shares',
  signers: [
    {
      participant: 0,
      name: 'Марина Савельева',
      ...{ signed_at: null, invited_at: null, expires_at: null, phone_end: null },
      can_invite: false,
    },
    {
      participant: 1,
      name: 'Павел Савельев',
      ...{ signed_at: null, invited_at: null, expires_at: null, phone_end: '28-30' },
      can_invite: true,
    },
  ],
  known_people: [],
  hold: { kind: 'paid', until: '2026-11-25T09:00:00.000Z', extendable: false },
  hold_fee: 3_000_000,
  offer: { version: '2026-11-01', accepted: '2026-11-01', url: '/oferta' },
  banks: [
    {
      offer: '6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f933',
      bank: 'Балтика Банк',
      programme: 'Семейная ипотека',
      state: 'approved',
      note: 'Решение действует 90 дней',
      loan: {
        sum: 1_116_840_000,
        rate: 6,
        cost: { from: 6, to: 6.7 },
        months: 360,
        first: 279_210_000,
        loan: 1_116_840_000,
        payment: 6_696_022,
        until: '2027-02-02T09:00:00.000Z',
      },
      chosen: true,
      can_choose: false,
      url: null,
    },
  ],
  requirements: [{ id: 'signature', title: 'Подписать договор', done: false }],
  papers: [],
  drafts: {},
  payments: [
    {
      guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f41',
      purpose: 'hold',
      amount: 3_000_000,
      state: 'paid',
      at: '2026-10-30T09:00:00.000Z',
    },
  ],
  money: { received: 3_000_000, refunded: 0, returned: 0 },
  can: ['sign', 'cancel'],
  timeline: [
    {
      guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f15',
      at: '2026-11-18T09:00:00.000Z',
      actor: 'buyer',
      title: 'Документы приняты',
      text: 'Проект договора готов к\u00a0подписанию',
      stage: 7,
    },
  ],
  finished: false,
  staff_page: null,
};

export const orderExamples: ExamplesOf<typeof methods> = {
  'Order.GetOrderList': [
    {
      name: 'the orders of the demo buyer',
      input: { user_id: 1 },
      result: { orders: [demoOrder], total: 1, page: 1, page_size: 20 },
    },
  ],
  'Order.GetOrderById': [
    {
      name: 'an order before its signature',
      input: { guid: demoOrderDetails.guid },
      result: { data: demoOrderDetails },
    },
  ],
  'Order.GetTimeline': [
    {
      name: 'an order before its signature',
      input: { guid: demoOrderDetails.guid },
      result: { timeline: demoOrderDetails.timeline },
    },
  ],
  'Order.Create': [
    {
      name: 'one flat',
      input: { lots: ['k2-48'] },
      result: {
        orders: [
          {
            lot: 'k2-48',
            order: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f03',
            number: 'M30-30001',
            until: '2026-11-21T15:20:00.000Z',
          },
        ],
        refused: [],
      },
    },
  ],
  'Order.SaveDraft': [
    {
      name: 'half a passport',
      input: {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f04',
        step: 'users',
        data: { users: [{ last_name: 'Савельева', passport_series: '40' }] },
      },
      result: {},
    },
  ],
  'Order.SetPayment': [
    {
      name: 'in instalments',
      input: {
        guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f04',
        kind: 'instalment',
        terms: { down_payment: 800_000_000, months: 3 },
      },
      result: { data: demoOrderDetails },
    },
  ],
  'Order.SetUsers': [
    {
      name: 'a married couple',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f04', users: demoParticipants },
      result: { data: demoOrderDetails },
    },
  ],
  'Order.Cancel': [
    {
      name: 'for another flat',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f07', reason: 'other-flat' },
      result: { data: demoOrderDetails },
    },
  ],
};

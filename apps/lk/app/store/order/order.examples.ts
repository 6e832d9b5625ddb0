import type { Order, OrderDetails } from './order.ts';

type Apartment = Order['apartment'];

/** A flat as orders hold it. */
export const flat = {
  id: '5d3f7a0c-5a2c-4f0b-8f2a-6f1f0f7d1a57',
  number: '57',
  kind: 'flat',
  status: 'reserved',
  url: '/obekty/kanal/korpus-2/57',
  vendor: 'kanal',
  complexName: 'Канал 9',
  subvendor: 'korpus-2',
  buildingName: 'Корпус 2',
  section: 1,
  floor: 7,
  floors: 9,
  rooms: '2',
  euro: false,
  area: 63.6,
  price: 22_387_200_00,
  oldPrice: null,
  payment: null,
  downPayment: null,
  plan: '/media/plans/2k-64.svg',
  mirrored: false,
  handover: { year: 2027, quarter: 4 },
} satisfies Apartment;

/** A parking place, which has neither rooms nor a plan. */
export const place = {
  id: 'kp-12',
  number: '12',
  kind: 'parking',
  status: 'held',
  url: '/parking/kanal?place=kp-12',
  vendor: 'kanal',
  complexName: 'Канал 9',
  subvendor: 'korpus-2',
  buildingName: 'Корпус 2',
  floor: -1,
  area: 13.2,
  price: 2_100_000_00,
  oldPrice: null,
  handover: { year: 2027, quarter: 4 },
  size: 'стандартное',
  charging: false,
} satisfies Apartment;

/** An order of the demo buyer, with what a test changes in it. */
export function order(changes: Partial<Order> = {}): Order {
  return {
    guid: '0b9f2d5e-6c0f-4b58-9a53-2f1a6d1c7e01',
    number: 'М30-20417',
    apartment: flat,
    lots: [{ lot: flat, full: 22_387_200_00, percent: 0, price: 22_387_200_00 }],
    contract: 'ddu',
    waits: null,
    stage_number: 7,
    side_state: null,
    price: 22_387_200_00,
    discount: 0,
    users: [
      { last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна' },
      { last_name: 'Савельев', name: 'Олег', second_name: 'Игоревич' },
    ],
    files: [],
    next_step: {
      title: 'Подпишите договор электронной подписью',
      text: 'Договор проверен юристом. После подписи отправим его на регистрацию.',
      deadline: '2026-11-22T20:59:00.000Z',
    },
    created_at: '2026-11-13T18:47:00.000Z',
    ...changes,
  };
}

/** The same order with everything that its page shows. */
export function orderDetails(changes: Partial<OrderDetails> = {}): OrderDetails {
  return {
    ...order({
      next_step: {
        title: 'Подпишите договор',
        text: 'Прочитайте проект договора.',
        deadline: '2026-11-22T20:59:00.000Z',
        href: '/order/1',
      },
    }),
    version: 14,
    payment: { kind: 'full', terms: {} },
    payment_kinds: ['full', 'mortgage'],
    participants: [],
    ownership: 'single',
    signers: [],
    known_people: [],
    hold: { kind: 'paid', until: '2026-11-25T09:00:00.000Z', extendable: true },
    hold_fee: 3_000_000,
    offer: { version: '2026-11-01', accepted: '2026-11-01', url: '/oferta' },
    banks: [],
    requirements: [],
    papers: [],
    drafts: {},
    payments: [],
    money: { received: 3_000_000, refunded: 0, returned: 0 },
    can: ['sign', 'extend', 'cancel'],
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
    ...changes,
  };
}

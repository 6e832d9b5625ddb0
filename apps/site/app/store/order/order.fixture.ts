import type { Order } from './order.ts';

/** An order of two people by mortgage whose hold is to be paid, with what a test changes in it. */
export function orderWith(changes: Partial<Order> = {}): Order {
  return {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
    number: 'M30-20417',
    apartment: {
      id: 'ss3-35',
      number: '35',
      kind: 'flat',
      status: 'held',
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
      plan: '/media/plans/2k-68-mini.svg',
      mirrored: true,
      handover: { year: 2028, quarter: 4 },
    },
    stage_number: 4,
    side_state: null,
    price: 1_396_050_000,
    users: [person('Савельева', 'Марина'), person('Савельев', 'Павел')],
    files: [],
    next_step: null,
    created_at: '2026-10-28T09:00:00.000Z',
    version: 4,
    payment: {
      kind: 'mortgage',
      terms: { programme: 'family-baltika', down_payment: 300_000_000, months: 240 },
    },
    payment_kinds: ['full', 'mortgage', 'instalment', 'trade-in', 'capital'],
    participants: [
      { ...person('Савельева', 'Марина'), ...papers, snils: '11223344595' },
      { ...person('Савельев', 'Павел'), ...papers, snils: '08765430300' },
    ],
    hold: { kind: 'free', until: '2026-11-22T15:20:00.000Z', extendable: false },
    hold_fee: 3_000_000,
    offer: { version: '2026-11-01', accepted: null, url: '/oferta' },
    requirements: [],
    papers: [
      { kind: 'passport', title: 'Паспорт', participant: 0, done: false },
      { kind: 'passport', title: 'Паспорт', participant: 1, done: false },
    ],
    drafts: {},
    payments: [],
    money: { received: 0, refunded: 0 },
    can: ['set-payment', 'set-users', 'add-file', 'accept-offer', 'cancel'],
    timeline: [],
    finished: false,
    ...changes,
  };
}

function person(last_name: string, name: string) {
  return { last_name, name, second_name: 'нет отчества' };
}

const papers = {
  birth_date: '1988-04-17',
  passport_series: '4008',
  passport_number: '713264',
  passport_issuer: 'ГУ МВД России по Санкт-Петербургу',
  passport_date: '2008-05-14',
  department_code: '780012',
  inn: '500100732259',
  address: 'Санкт-Петербург, Средний проспект В. О., 28, 14',
  share: { part: 1, of: 2 },
};

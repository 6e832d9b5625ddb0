import { demoOrder } from './demo-order.ts';
import type { OrderDetails } from './order-details.schema.ts';
import type { ParticipantData } from './participant.schema.ts';

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
  known_people: [],
  hold: { kind: 'paid', until: '2026-11-25T09:00:00.000Z', extendable: false },
  hold_fee: 3_000_000,
  offer: { version: '2026-11-01', accepted: '2026-11-01', url: '/oferta' },
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
  money: { received: 3_000_000, refunded: 0 },
  can: ['sign', 'cancel'],
  timeline: [
    {
      guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f15',
      at: '2026-11-18T09:00:00.000Z',
      actor: 'buyer',
      title: 'Документы отправлены',
      text: 'Проект договора готов к подписанию',
      stage: 7,
    },
  ],
  finished: false,
};

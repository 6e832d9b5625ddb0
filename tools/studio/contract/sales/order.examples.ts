import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './order.methods.ts';

const order = '9c5d2a10-7b3e-4e1f-8a6d-2f4b6c8d0e12';
const file = '1f2e3d4c-5b6a-4798-8877-665544332211';

const row = {
  guid: order,
  number: 'M30-20417',
  buyer: {
    guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930',
    name: 'Савельева Марина Андреевна',
    phone: '+79210000001',
  },
  lot: 'Канал 9, корпус 2, № 49',
  price: 2_194_200_000,
  stage: 6,
  side: null,
  finished: false,
  turn: 'company',
  deadline: null,
  documents_waiting: 1,
  created_at: '2026-11-10T08:42:00.000Z',
} as const;

const document = {
  order,
  order_number: 'M30-20417',
  file,
  title: 'Паспорт, Савельева Марина',
  name: 'passport.pdf',
  buyer: 'Савельева Марина Андреевна',
  lot: row.lot,
  check: 'sent',
  reason: null,
  sent_at: '2026-11-19T10:00:00.000Z',
  src: `/studio/files/${file}`,
} as const;

const entry = {
  seq: 9,
  at: '2026-11-19T10:00:00.000Z',
  actor: 'buyer',
  person: null,
  title: 'Документы отправлены',
  text: '',
  reason: null,
} as const;

/** Calls of each method; tests and stories use them. */
export const orderExamples: ExamplesOf<typeof methods> = {
  'Orders.List': [
    {
      name: 'documents of the open ones',
      input: { stage: '6', state: 'open' },
      result: {
        total: 1,
        page: 1,
        pages: 1,
        orders: [row],
        counts: { by_stage: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0], open: 1, all: 1 },
      },
    },
  ],
  'Orders.Get': [
    {
      name: 'an order',
      input: { order },
      result: {
        order: {
          ...row,
          contract: 'ddu',
          participants: [{ name: 'Савельева Марина Андреевна' }],
          lots: [{ title: row.lot, price: row.price, url: '/kvartiry/49' }],
          payment: 'Ипотека',
          discount: 0,
          money: { received: 0, refunded: 0 },
          documents: [document],
          timeline: [entry],
          hold: { kind: 'paid', until: '2026-12-02T09:00:00.000Z' },
          can: {
            cancel: false,
            refund: true,
            extend: true,
            discount: true,
            withdraw_discount: false,
          },
          actions: [{ name: 'document.accept', given: { order, file } }],
        },
      },
    },
  ],
  'Orders.GetTimeline': [{ name: 'a timeline', input: { order }, result: { timeline: [entry] } }],
  'Orders.Discount': [
    {
      name: 'more than a manager grants alone',
      input: { order, amount: 50_000_000, former: row.price, reason: 'Покупает вторую квартиру' },
      result: { approval: '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901' },
    },
  ],
  'Orders.WithdrawDiscount': [
    {
      name: 'a discount for a purchase that is off',
      input: { order, former: row.price, reason: 'Вторую квартиру не покупают' },
      result: { approval: null },
    },
  ],
  'Orders.Cancel': [
    {
      name: 'a wish of the buyer',
      input: { order, reason: 'Покупатель передумал' },
      result: { number: 'M30-20417' },
    },
  ],
  'Orders.Extend': [
    {
      name: 'a bank that is late',
      input: { order, reason: 'Банк не успевает с решением' },
      result: { number: 'M30-20417', until: '2026-12-18T09:00:00.000Z' },
    },
  ],
  'Orders.AskRefund': [
    {
      name: 'the buyer falls ill',
      input: { order, reason: 'Покупатель просит вернуть деньги' },
      result: { approval: '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901' },
    },
  ],
  'Documents.List': [{ name: 'one that waits', input: {}, result: { documents: [document] } }],
  'Documents.Accept': [
    { name: 'a passport', input: { order, file }, result: { message: 'Документ принят' } },
  ],
  'Documents.Refuse': [
    {
      name: 'a blurred one',
      input: { order, file, reason: 'Не видно серию паспорта' },
      result: { message: 'Документ возвращён, покупатель извещён' },
    },
  ],
};

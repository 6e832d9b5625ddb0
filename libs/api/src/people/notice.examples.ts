import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './notice.methods.ts';

export const noticeExamples: ExamplesOf<typeof methods> = {
  'LK.GetNotices': [
    {
      name: 'two notices',
      input: { page: 1 },
      result: {
        page: 1,
        pages: 1,
        total: 2,
        unread: 1,
        notices: [
          {
            guid: '4b0a0c53-7a5c-4d7e-9a0e-1f0e5c1b7a01',
            kind: 'order',
            title: 'Договор зарегистрирован',
            text: 'Заказ M30-20417',
            href: '/lk/orders/2f4de2c0-0c5e-4d52-8c0e-5a6d9c1f0b11',
            at: '2026-11-18T07:20:00.000Z',
            read: false,
          },
          {
            guid: '4b0a0c53-7a5c-4d7e-9a0e-1f0e5c1b7a02',
            kind: 'payment',
            title: 'На счёт эскроу поступило 1 200 000 ₽',
            text: 'Заказ M30-20417',
            href: '/lk/orders/2f4de2c0-0c5e-4d52-8c0e-5a6d9c1f0b11',
            at: '2026-11-10T12:05:00.000Z',
            read: true,
          },
        ],
      },
    },
  ],
  'LK.ReadNotices': [{ name: 'all of them', input: {}, result: { unread: 0 } }],
  'LK.Events': [{ name: 'three wait to be read', input: {}, result: { unread: 3 } }],
  'LK.SaveNoticeSettings': [
    {
      name: 'the demo buyer',
      input: { settings: [{ kind: 'news', mail: true, sms: false }] },
      result: {},
    },
  ],
  'LK.GetLetters': [
    {
      name: 'letters about payments',
      input: { key: 'link-of-a-letter' },
      result: { kind: 'payment', title: 'Платежи', mail: true },
    },
  ],
  'LK.StopLetters': [
    { name: 'letters about payments', input: { key: 'link-of-a-letter' }, result: {} },
  ],
};

import type { ExamplesOf } from '../core/examples.ts';
import { demoContract } from '../deal/contract.examples.ts';
import { demoOrder } from '../deal/order.examples.ts';
import type * as methods from './dashboard.methods.ts';

const { guid, number, price, paid, left, next_part } = demoContract;

export const dashboardExamples: ExamplesOf<typeof methods> = {
  'LK.GetDashboard': [
    {
      name: 'a buyer who has to sign',
      input: {},
      result: {
        next: {
          title: 'Подпишите договор',
          text: 'Прочитайте проект договора и\u00a0подпишите его электронной подписью.',
          deadline: '2026-11-22T20:59:00.000Z',
          href: `/order/${demoOrder.guid}`,
          label: 'Подписать договор',
          picture: null,
        },
        orders: { total: 1, at_work: 1, items: [demoOrder] },
        premises: [
          {
            contract: guid,
            number,
            title: demoContract.subject,
            place: demoContract.place,
            status: demoContract.status,
            picture: null,
            works: { vendor: 'kanal', stage: 'Возводим каркас', percent: 60, month: '2026-11-01' },
            handover: 'IV\u00a0квартал 2027',
          },
        ],
        coming: [
          {
            id: `order:${demoOrder.guid}`,
            at: '2026-11-22T20:59:00.000Z',
            until: true,
            title: 'Подпишите договор',
            note: `Заказ ${demoOrder.number}`,
            href: `/lk/orders/${demoOrder.guid}`,
          },
        ],
        contract: { guid, number, price, paid, left, next_part },
        news: { unread: 0, items: [] },
        tickets: { open: 0, unread: 0 },
        stocks: [],
      },
    },
    {
      name: 'a buyer who has bought nothing yet',
      input: {},
      result: {
        next: null,
        orders: { total: 0, at_work: 0, items: [] },
        premises: [],
        coming: [],
        contract: null,
        news: { unread: 0, items: [] },
        tickets: { open: 0, unread: 0 },
        stocks: [],
      },
    },
  ],
  'LK.GetCounters': [
    {
      name: 'an order that waits and an answer that was not read',
      input: {},
      result: {
        counters: [
          { link: '/lk/orders', count: 1, label: 'ждут вас: 1' },
          { link: '/lk/support', count: 1, label: 'новых ответов: 1' },
        ],
      },
    },
  ],
};

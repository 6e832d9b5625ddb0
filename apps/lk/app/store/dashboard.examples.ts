import type { ResultOf } from '@m30/api/client';
import { contract } from './contract/contract.examples.ts';
import { order } from './order/order.examples.ts';

type Dashboard = ResultOf<'LK.GetDashboard'>;

/** The first page of a buyer who has to sign, with what a test changes in it. */
export function dashboard(changes: Partial<Dashboard> = {}): Dashboard {
  const { guid, number, price, paid, left, next_part, subject, place, status } = contract();
  return {
    next: {
      title: 'Подпишите договор электронной подписью',
      text: 'Договор проверен юристом. После подписи отправим его на регистрацию.',
      deadline: '2026-11-22T20:59:00.000Z',
      href: `/order/${order().guid}`,
      label: 'Подписать договор',
      picture: null,
    },
    orders: { total: 1, at_work: 1, items: [order()] },
    premises: [
      {
        contract: guid,
        number,
        title: subject,
        place,
        status,
        picture: null,
        works: { vendor: 'kanal', stage: 'Возводим каркас', percent: 62, month: '2026-11-01' },
        handover: 'IV\u00a0квартал 2027',
      },
    ],
    coming: [
      {
        id: 'order',
        at: '2026-11-22T20:59:00.000Z',
        until: true,
        title: 'Подпишите договор',
        note: 'Заказ М30-20417',
        href: `/lk/orders/${order().guid}`,
      },
      {
        id: 'visit',
        at: '2026-11-25T11:00:00.000Z',
        until: false,
        title: 'Шоурум отделки',
        note: 'Лиговский пр., 87',
        href: '/lk/showroom',
      },
    ],
    contract: { guid, number, price, paid, left, next_part },
    news: {
      unread: 2,
      items: [
        {
          id: 'karkas',
          title: 'Каркас второго корпуса готов',
          note: '18 ноября 2026',
          href: '/lk/news/karkas',
          unread: true,
        },
      ],
    },
    tickets: { open: 1, unread: 1 },
    stocks: [
      {
        alias: 'vtoraya-pokupka',
        figure: '− 1,5 %',
        title: 'Вторая квартира дешевле',
        why: 'Вы наш покупатель по договору КП-19874',
        to: null,
      },
    ],
    ...changes,
  };
}

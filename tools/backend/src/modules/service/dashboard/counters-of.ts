import { and, eq } from 'drizzle-orm';
import type { Counter } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { unreadNewsOf } from '../account-news/unread-news.ts';
import { countDueContracts } from '../../deal/contract/due-contracts.ts';
import { countUnread } from '../../people/notice/read-notices.ts';
import { handoverTasks } from '../acceptance/handover-tasks.ts';
import { unreadTicketsOf } from '../ticket/count-tickets.ts';
import { isAtWork, isWaiting } from '../../deal/order/order-conditions.ts';

/** What is counted in a section, by the section's address. */
interface Counting {
  link: string;
  /** Before the number: «новых ответов: 2». */
  label: string;
  count: (services: Services, userId: number) => Promise<number>;
}

/** How many orders wait for their buyer. */
function countWaitingOrders(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<number> {
  return db.$count(orders, and(eq(orders.userId, userId), isAtWork(clock()), isWaiting));
}

const countings: readonly Counting[] = [
  { link: '/lk/orders', label: 'ждут вас', count: countWaitingOrders },
  { link: '/lk/contracts', label: 'пора платить', count: countDueContracts },
  {
    link: '/lk/acceptance',
    label: 'ждут вас',
    count: async (services, userId) => (await handoverTasks(services, userId)).length,
  },
  {
    link: '/lk/support',
    label: 'новых ответов',
    count: ({ db }, userId) => unreadTicketsOf(db, userId),
  },
  { link: '/lk/news', label: 'непрочитанных', count: unreadNewsOf },
  {
    link: '/lk/notices',
    label: 'новых уведомлений',
    count: ({ db }, userId) => countUnread(db, userId),
  },
];

/** What waits for a buyer, by the sections of the account; sections where nothing does are left out. */
export async function countersOf(services: Services, userId: number): Promise<Counter[]> {
  const counted: Counter[] = [];
  for (const { link, label, count: ask } of countings) {
    const count = await ask(services, userId);
    if (count > 0) counted.push({ link, count, label: `${label}: ${count}` });
  }
  return counted;
}

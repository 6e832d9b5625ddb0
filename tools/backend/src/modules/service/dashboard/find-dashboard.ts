import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ContractCard, Dashboard } from '@m30/api';
import { formatDate } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { contracts } from '../../deal/contract/contracts.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { handoverTasks } from '../acceptance/handover-tasks.ts';
import { latestNewsOf } from '../account-news/latest-news.ts';
import { unreadNewsOf } from '../account-news/unread-news.ts';
import { contractsOf } from '../../deal/contract/find-contracts.ts';
import { isAtWork, isWaiting } from '../../deal/order/order-conditions.ts';
import { readOrders } from '../../deal/order/find-orders.ts';
import { toOrder } from '../../deal/order/to-order.ts';
import { appointmentsOf } from '../appointment/appointments-of.ts';
import { accountPromosOf } from '../account-promo/find-account-promos.ts';
import { openTicketsOf, unreadTicketsOf } from '../ticket/count-tickets.ts';
import { viewingsAhead } from '../viewing/find-viewing.ts';
import { comingOf } from './coming.ts';
import { nextAction } from './next-action.ts';
import { ownPremises, type OwnedLot } from './own-premises.ts';

/** Orders, flats, news and offers that the first page has room for. */
const SHOWN = 3;

/** Everything that the first page of the account shows, in as many statements however much a buyer has. */
export async function findDashboard(services: Services, userId: number): Promise<Dashboard> {
  const working = await ordersOf(services, userId);
  const signed = await contractsOf(services, userId);
  const open = { orders: working.items, contracts: signed };
  const tasks = await handoverTasks(services, userId);
  const meetings = [
    ...(await appointmentsOf(services, userId)),
    ...(await viewingsAhead(services, userId)),
  ];
  const stocks = await accountPromosOf(services, userId);
  return {
    next: nextAction(services, { ...open, tasks }),
    orders: working,
    premises: ownPremises(services, await lotsOf(services, signed)),
    coming: comingOf({ ...open, meetings }),
    contract: nextPayment(signed),
    news: await newsOf(services, userId),
    tickets: {
      open: await openTicketsOf(services.db, userId),
      unread: await unreadTicketsOf(services.db, userId),
    },
    stocks: stocks
      .slice(0, SHOWN)
      .map(({ alias, figure, title, why, to }) => ({ alias, figure, title, why, to })),
  };
}

/** Orders at work: those that wait for the buyer first, by their deadlines. */
async function ordersOf(services: Services, userId: number): Promise<Dashboard['orders']> {
  const { db, clock } = services;
  const own = eq(orders.userId, userId);
  const where = and(own, isAtWork(clock()));
  const order = [desc(isWaiting), sql`${orders.deadline} asc nulls last`, desc(orders.createdAt)];
  const found = await readOrders(services, { where, order, limit: SHOWN });
  return {
    total: await db.$count(orders, own),
    at_work: await db.$count(orders, where),
    items: found.map((parts) => toOrder(services, parts)),
  };
}

/** Flats and places that contracts in force are about. */
async function lotsOf({ db }: Services, signed: readonly ContractCard[]): Promise<OwnedLot[]> {
  const inForce = signed.filter(
    ({ kind, status }) => kind !== 'hold' && kind !== 'addendum' && status.tone !== 'stop',
  );
  const shown = inForce.slice(0, SHOWN);
  const guids = shown.map(({ guid }) => guid);
  const rows = await db
    .select({ guid: contracts.guid, lotGuid: contracts.lotGuid })
    .from(contracts)
    .where(inArray(contracts.guid, guids));
  return shown.flatMap((contract) => {
    const lotGuid = rows.find(({ guid }) => guid === contract.guid)?.lotGuid;
    return lotGuid ? { contract, lotGuid } : [];
  });
}

/** The contract whose next part comes first. */
function nextPayment(signed: readonly ContractCard[]): Dashboard['contract'] {
  const [first] = signed
    .filter(({ next_part: part }) => part !== null)
    .toSorted((one, other) => (one.next_part?.due ?? '').localeCompare(other.next_part?.due ?? ''));
  if (!first) return null;
  const { guid, number, price, paid, left, next_part } = first;
  return { guid, number, price, paid, left, next_part };
}

async function newsOf(services: Services, userId: number): Promise<Dashboard['news']> {
  const latest = await latestNewsOf(services, userId, SHOWN);
  return {
    unread: await unreadNewsOf(services, userId),
    items: latest.map(({ alias, title, date, unread, href }) => ({
      ...{ id: alias, title, note: formatDate(date), href, unread },
    })),
  };
}

import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { ContractCard, ContractDetails } from '@m30/api';
import { skipTo } from '../../../kernel/db/read-page.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { contracts } from './contracts.table.ts';
import { contractStatuses } from '../contract-register/contract-status.table.ts';
import { orders } from '../order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { toUser } from '../../people/account/to-user.ts';
import { readOrders, type ReadOrder } from '../order/find-orders.ts';
import { finishOf } from '../finish/finish-of.ts';
import { CONTRACT_TITLES, isDeal } from './contract-words.ts';
import { toContract, toContractDetails, type ContractSource } from './to-contract.ts';

type Row = typeof contracts.$inferSelect;

/** Contracts on one page of the list. */
export const CONTRACTS_ON_PAGE = 20;

/** Which contracts to read, the newest first. */
interface Reading {
  limit?: number;
  offset?: number;
}

/** Finds contracts of a buyer, the newest first, in as many statements however many there are. */
export async function contractsOf(
  services: Services,
  userId: number,
  { limit = CONTRACTS_ON_PAGE, offset = 0 }: Reading = {},
): Promise<ContractCard[]> {
  const rows = await services.db
    .select()
    .from(contracts)
    .where(eq(contracts.userId, userId))
    .orderBy(desc(contracts.signedAt), desc(contracts.number))
    .limit(limit)
    .offset(offset);
  return (await sourcesOf(services, rows)).map((source) => toContract(services, source));
}

/** Contracts of one buyer that are put into the order of need: nobody has as many. */
const MOST = 200;

/**
 * One page of a buyer's contracts: those that need something of him first, those that are over last.
 * @param page from 1
 */
export async function contractsByNeed(
  services: Services,
  userId: number,
  page: number,
): Promise<ContractCard[]> {
  const all = await contractsOf(services, userId, { limit: MOST });
  const offset = skipTo(page, CONTRACTS_ON_PAGE);
  return all
    .toSorted((one, other) => needOf(one) - needOf(other))
    .slice(offset, offset + CONTRACTS_ON_PAGE);
}

const NEEDS: readonly ContractCard['status']['tone'][] = ['wait', 'new', 'work', 'done', 'stop'];

/** The smaller, the sooner: a part that is late, one that is due, then by the state of the contract. */
function needOf({ next_part: part, status: { tone } }: ContractCard): number {
  if (part?.state === 'late') return -2;
  return part?.state === 'due' ? -1 : NEEDS.indexOf(tone);
}

/** How many contracts a buyer has. */
export const countContracts = ({ db }: Services, userId: number): Promise<number> =>
  db.$count(contracts, eq(contracts.userId, userId));

/**
 * Finds one contract of a buyer with everything that its page shows.
 * @throws Refused 404 when there is none, also when it is somebody else's
 */
export async function findContract(
  services: Services,
  userId: number,
  guid: string,
): Promise<ContractDetails> {
  const [row] = await services.db
    .select()
    .from(contracts)
    .where(and(eq(contracts.guid, guid), eq(contracts.userId, userId)));
  if (!row) throw refuse(404, 'Такого договора нет');
  const [source] = await sourcesOf(services, [row]);
  if (!source) throw new Error(`contract ${guid} was not read`);
  const order = isDeal(row) ? row.orderGuid : null;
  const finishes = order ? await finishOf(services.db, [order]) : null;
  const [buyer] = await services.db.select().from(users).where(eq(users.id, userId));
  return toContractDetails(services, {
    ...source,
    buyer: buyer ? toUser(buyer).name_full : '',
    related: await relatedTo(services, row),
    finish: order ? finishes?.get(order) : undefined,
  });
}

async function sourcesOf(services: Services, rows: readonly Row[]): Promise<ContractSource[]> {
  const guids = rows.flatMap(({ orderGuid }) => orderGuid ?? []);
  const numbers = rows.map(({ number }) => number);
  const known = await readOrders(services, { where: inArray(orders.guid, guids) });
  const told = await services.db
    .select()
    .from(contractStatuses)
    .where(inArray(contractStatuses.number, numbers));
  const byGuid = new Map<string, ReadOrder>(known.map((order) => [order.row.guid, order]));
  const byNumber = new Map(told.map((status) => [status.number, status]));
  return rows.map((row) => ({
    row,
    order: row.orderGuid === null ? undefined : byGuid.get(row.orderGuid),
    register: byNumber.get(row.number),
  }));
}

/** Contracts that change this one, the one that it changes, and the other one of its order. */
async function relatedTo(
  { db }: Services,
  { guid, parentGuid, orderGuid, userId }: Row,
): Promise<ContractDetails['related']> {
  const { guid: id, parentGuid: parent, orderGuid: order } = contracts;
  const rows = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.userId, userId),
        or(
          eq(parent, guid),
          parentGuid === null ? undefined : eq(id, parentGuid),
          orderGuid === null ? undefined : eq(order, orderGuid),
        ),
      ),
    )
    .orderBy(desc(contracts.signedAt))
    .limit(CONTRACTS_ON_PAGE);
  return rows
    .filter((row) => row.guid !== guid)
    .map(({ guid, number, kind }) => ({ guid, number, title: CONTRACT_TITLES[kind] }));
}

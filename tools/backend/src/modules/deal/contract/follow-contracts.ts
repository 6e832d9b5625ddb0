import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { buildings, lots } from '../../estate/objects.table.ts';
import { contracts } from './contracts.table.ts';
import { lotsOf } from '../order/order-lots.ts';
import { orders } from '../order/orders.table.ts';
import { issueSignature } from '../certificate/issue-signature.ts';
import { contractNumber } from '../contract-register/contract-words.ts';
import type { OrderEvent } from '../order/core/events.ts';
import type { OrderState } from '../order/core/state.ts';
import { promisedDay } from './term/promised-day.ts';

type NewContract = Pick<
  typeof contracts.$inferInsert,
  'number' | 'kind' | 'price' | 'lotGuid' | 'handoverBy'
>;

interface Followed {
  event: OrderEvent;
  after: Pick<OrderState, 'contract'>;
  /** The embedded operator signs; the certificates of another one are its own. */
  imitated: boolean;
}

/** Writes down the contracts that an event of an order makes: the paid hold's, and those of the deal, one of each lot. */
export async function followContracts(
  tx: Database,
  order: string,
  { event, after: { contract }, imitated }: Followed,
): Promise<void> {
  const isHold = event.type === 'payment.succeeded' && event.data.until !== undefined;
  if (!isHold && event.type !== 'contract.signed') return;
  const [row] = await tx.select().from(orders).where(eq(orders.guid, order));
  if (!row) throw new Error(`order ${order} is not there`);
  const { userId, lotGuid } = row;
  const bought = lotsOf(row);
  const guids = bought.map((lot) => lot.lotGuid);
  const promised = !isHold && contract === 'ddu' ? await promisedDays(tx, guids) : null;
  const made: NewContract[] =
    event.type === 'payment.succeeded'
      ? [{ kind: 'hold', number: holdNumber(row.number), price: event.data.amount, lotGuid }]
      : bought.map((lot, part) => ({
          kind: contract,
          number: contractNumber(row.number, contract, part),
          price: lot.price,
          lotGuid: lot.lotGuid,
          handoverBy: promised?.get(lot.lotGuid) ?? null,
        }));
  const common = { orderGuid: order, userId, signedAt: event.at };
  await tx
    .insert(contracts)
    .values(made.map((one) => ({ ...one, ...common, guid: randomUUID() })))
    .onConflictDoNothing();
  if (!isHold && imitated) await issueSignature(tx, { userId, order, at: event.at });
}

/** The day that each lot's building is promised for. */
async function promisedDays(tx: Database, guids: readonly string[]) {
  const { handoverYear, handoverQuarter } = buildings;
  const rows = await tx
    .select({ guid: lots.guid, handoverYear, handoverQuarter })
    .from(lots)
    .innerJoin(buildings, eq(buildings.id, lots.buildingId))
    .where(inArray(lots.guid, [...guids]));
  return new Map(rows.map(({ guid, ...building }) => [guid, promisedDay(building)]));
}

/** «БР-20417», the number of the paid hold of order «M30-20417». */
const holdNumber = (order: string) => order.replace(/^M30/, 'БР');

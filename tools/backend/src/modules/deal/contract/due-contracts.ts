import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { MOSCOW_ZONE, moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { contracts } from './contracts.table.ts';
import { orders } from '../order/orders.table.ts';
import { DUE_DAYS, ESCROW_DAYS } from './plan-parts.ts';

/** The stage in which the money of a deal is awaited on the escrow account. */
const ESCROW = 8;

/** How many contracts of a buyer have a part that is due within two weeks, or late. */
export async function countDueContracts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<number> {
  const today = moscowDay(clock());
  const own = sql`exists (
    select 1 from jsonb_array_elements(${contracts.terms} -> 'parts') part
    where part ->> 'paidOn' is null and (part ->> 'due')::date <= ${today}::date + ${DUE_DAYS}::int)`;
  // The money of an order's contract comes at once.
  const deal = and(
    eq(contracts.kind, 'ddu'),
    eq(orders.stageNumber, ESCROW),
    isNull(orders.sideState),
    sql`(${contracts.signedAt} at time zone ${MOSCOW_ZONE})::date <= ${today}::date + ${DUE_DAYS - ESCROW_DAYS}::int`,
  );
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(contracts)
    .leftJoin(orders, eq(orders.guid, contracts.orderGuid))
    .where(and(eq(contracts.userId, userId), or(own, deal)));
  return found?.count ?? 0;
}

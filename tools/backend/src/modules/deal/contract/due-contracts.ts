import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { contracts } from './contracts.table.ts';
import { contractStatuses } from '../contract-register/contract-status.table.ts';
import { orders } from '../order/orders.table.ts';
import { DUE_DAYS } from './plan-parts.ts';

/** Stages in which the money of a deal is awaited: on a letter of credit, or on escrow after the registration. */
const [LETTER, ESCROW] = [8, 9];

/** How many contracts of a buyer have a part that is due within two weeks, or late. */
export async function countDueContracts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<number> {
  const today = moscowDay(clock());
  const own = sql`exists (
    select 1 from jsonb_array_elements(${contracts.terms} -> 'parts') part
    where part ->> 'paidOn' is null and (part ->> 'due')::date <= ${today}::date + ${DUE_DAYS}::int)`;
  // The money of an order's contract is due within days.
  const deal = and(
    isNull(orders.sideState),
    or(
      and(eq(contracts.kind, 'sale'), eq(orders.stageNumber, LETTER)),
      and(
        eq(contracts.kind, 'ddu'),
        eq(orders.stageNumber, ESCROW),
        eq(contractStatuses.stage, 'registered'),
      ),
    ),
  );
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(contracts)
    .leftJoin(orders, eq(orders.guid, contracts.orderGuid))
    .leftJoin(contractStatuses, eq(contractStatuses.number, contracts.number))
    .where(and(eq(contracts.userId, userId), or(own, deal)));
  return found?.count ?? 0;
}

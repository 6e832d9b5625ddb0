import { and, gt, sql } from 'drizzle-orm';
import { formatDate, moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { contracts } from '../../deal/contract/contracts.table.ts';
import type { NewNotice } from '../../people/notice/notify.ts';

/** Days before the date of a part on which its buyer is reminded. */
const DAYS_BEFORE = 3;

/** Parts that are reminded of in one run. */
const MOST = 1000;

/**
 * Parts of contracts' schedules that are to be paid within three days: each is reminded of once, whenever and
 * however often this is called.
 */
export async function paymentsToRemind({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<NewNotice[]> {
  const today = moscowDay(clock());
  const part = sql`jsonb_array_elements(${contracts.terms} -> 'parts')`;
  const parts = db
    .select({
      guid: contracts.guid,
      number: contracts.number,
      userId: contracts.userId,
      due: sql<string>`${part} ->> 'due'`.as('due'),
      amount: sql<number>`(${part} ->> 'amount')::bigint::float8`.as('amount'),
      paidOn: sql<string | null>`${part} ->> 'paidOn'`.as('paid_on'),
    })
    .from(contracts)
    .as('parts');
  const rows = await db
    .select()
    .from(parts)
    .where(
      and(
        sql`${parts.paidOn} is null`,
        gt(parts.due, today),
        sql`${parts.due}::date <= ${today}::date + ${DAYS_BEFORE}::int`,
      ),
    )
    .limit(MOST);
  return rows.map(({ guid, number, userId, due, amount }) => ({
    userId,
    kind: 'payment',
    key: `payment-due:${guid}:${due}`,
    title: `Платёж по договору ${number} до ${formatDate(due, 'day')}`,
    text: `${(Number(amount) / 100).toLocaleString('ru-RU')}\u00a0₽`,
    href: `/lk/contracts/${guid}`,
  }));
}

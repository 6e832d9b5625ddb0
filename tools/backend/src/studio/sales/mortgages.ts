import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { StudioResult } from '@m30/studio/contract/client';
import type { Database } from '../../kernel/db/database.ts';
import { withBanks } from '../../modules/deal/mortgage/find-applications.ts';
import {
  bankApplications,
  mortgageApplications,
} from '../../modules/deal/mortgage/mortgage-applications.table.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';

type Mortgage = StudioResult<'Mortgage.List'>['applications'][number];

/** Whether a bank has not answered an application yet. */
export const waitsForBank = sql`exists (select 1 from ${bankApplications} where ${bankApplications.applicationGuid} = ${mortgageApplications.guid} and ${inArray(bankApplications.answer, ['sent', 'review'])})`;

/** Whether an application went to a bank at all. */
export const hasBank = sql`exists (select 1 from ${bankApplications} where ${bankApplications.applicationGuid} = ${mortgageApplications.guid})`;

/** Applications for loans with what the banks have said, newest first. */
export async function findMortgages(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Mortgage[]> {
  const rows = await db
    .select({ application: mortgageApplications, order: orders })
    .from(mortgageApplications)
    .leftJoin(orders, eq(orders.guid, mortgageApplications.orderGuid))
    .where(where)
    .orderBy(desc(mortgageApplications.sentAt), desc(mortgageApplications.guid))
    .limit(limit)
    .offset(offset);
  const told = await withBanks(
    db,
    rows.map(({ application }) => application),
  );
  return rows.map(({ application, order }) => {
    const { guid, number, answers, sentAt } = application;
    const banks = told.find(({ id }) => id === guid)?.banks ?? [];
    return {
      ...{ guid, number, phone: answers['p0.phone'] ?? '' },
      name: [answers['p0.last_name'], answers['p0.name']].filter(Boolean).join(' '),
      order: order && { guid: order.guid, number: order.number },
      sent_at: sentAt.toISOString(),
      banks: banks.map(({ bank, name, status, sum, rate, note, decidedAt }) => ({
        ...{ bank, programme: name, status, sum, rate, note },
        decided_at: decidedAt,
      })),
    };
  });
}

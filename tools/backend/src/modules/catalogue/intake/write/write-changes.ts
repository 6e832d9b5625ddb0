import { eq, sql } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import { chunks } from '../../../../kernel/db/chunks.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { lots } from '../../../estate/objects.table.ts';
import { writePriceHistory } from '../../../estate/price-history/write-price-history.ts';

/** New values of the columns of one lot. */
export interface LotUpdate {
  guid: string;
  values: Partial<typeof lots.$inferInsert>;
  /** For the history of the price; `undefined` where it stays. */
  reason?: string | undefined;
}

/** Writes values of lots that are there, and the history of their prices. */
export async function writeChanges(
  tx: Database,
  updates: readonly LotUpdate[],
  now: Date,
): Promise<void> {
  const isOfPrice = ({ values }: LotUpdate) =>
    Object.keys(values).every((name) => ['price', 'oldPrice', 'status'].includes(name));
  // Nearly all of a daily file are prices and statuses: a statement writes many of them.
  for (const part of chunks(updates.filter(isOfPrice))) await writeMany(tx, part);
  for (const { guid, values } of updates.filter((one) => !isOfPrice(one))) {
    await tx.update(lots).set(values).where(eq(lots.guid, guid));
  }
  const since = moscowDay(now);
  const history = updates.flatMap(({ guid, values: { price }, reason }) =>
    price === undefined ? [] : [{ lotGuid: guid, since, price, reason: reason ?? null }],
  );
  await writePriceHistory(tx, history);
}

async function writeMany(tx: Database, updates: readonly LotUpdate[]): Promise<void> {
  const rows = updates.map(({ guid, values: { price, oldPrice, status } }) => {
    const hasOld = oldPrice !== undefined;
    return sql`(${guid}::uuid, ${price ?? null}::bigint, ${hasOld}::boolean, ${oldPrice ?? null}::bigint, ${status ?? null}::text)`;
  });
  await tx.execute(
    sql`update ${lots} set price = coalesce(said.price, ${lots.price}), old_price = case when said.has_old then said.old_price else ${lots.oldPrice} end, status = coalesce(said.status, ${lots.status}) from (values ${sql.join(rows, sql`, `)}) as said(guid, price, has_old, old_price, status) where ${lots.guid} = said.guid`,
  );
}

import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { orders } from '../order/orders.table.ts';

/** @throws Refused 404 where the buyer has no such order */
export async function ownOrder(
  db: Database,
  { userId, guid }: { userId: number; guid: string },
): Promise<typeof orders.$inferSelect> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.guid, guid), eq(orders.userId, userId)));
  if (!row) throw refuse(404, 'Такого заказа нет');
  return row;
}

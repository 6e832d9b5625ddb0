import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { orderFiles, orders } from '../order/orders.table.ts';

/** Finds a document of the buyer's own orders; `undefined` for anybody else's. */
export async function findFile(
  db: Database,
  userId: number,
  guid: string,
): Promise<{ name: string; type: string; content: Uint8Array } | undefined> {
  const [file] = await db
    .select({ name: orderFiles.name, type: orderFiles.type, content: orderFiles.content })
    .from(orderFiles)
    .innerJoin(orders, eq(orders.guid, orderFiles.orderGuid))
    .where(and(eq(orderFiles.guid, guid), eq(orders.userId, userId)));
  return file;
}

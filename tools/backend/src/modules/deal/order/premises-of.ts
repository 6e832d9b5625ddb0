import { and, desc, eq, isNull } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { orders } from './orders.table.ts';
import { boughtName } from './order-lots.ts';
import { capitalised } from '../../../kernel/words/first-letter.ts';

/** Something that a buyer has ordered: what a document, a service or a question may be about. */
export interface Premise {
  /** Guid of the order. */
  order: string;
  /** «M30-20417». */
  number: string;
  /** «Квартира № 57, «Канал 9»». */
  title: string;
}

type Asking = Pick<Services, 'db' | 'catalogue'>;
type OrderRow = typeof orders.$inferSelect;

/** Orders that a form offers at most. */
const MOST = 50;

/** What a buyer has ordered and not given up, newest first. */
export async function premisesOf(services: Asking, userId: number): Promise<Premise[]> {
  const rows = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.sideState)))
    .orderBy(desc(orders.createdAt))
    .limit(MOST);
  return rows.map((row) => toPremise(services, row));
}

/**
 * One of the buyer's orders; `null` for none.
 * @throws Refused 404 where the buyer has no such order
 */
export async function premiseOf(
  services: Asking,
  userId: number,
  guid: string | undefined | null,
): Promise<Premise | null> {
  if (!guid) return null;
  const own = and(eq(orders.guid, guid), eq(orders.userId, userId));
  const [row] = await services.db.select().from(orders).where(own);
  if (!row) throw refuse(404, 'Такого заказа нет');
  return toPremise(services, row);
}

function toPremise({ catalogue }: Asking, row: OrderRow): Premise {
  const { guid, number } = row;
  const name = boughtName(catalogue.snapshot, row) || `заказ ${number}`;
  return { order: guid, number, title: capitalised(name) };
}

import { asc, eq } from 'drizzle-orm';
import type { ParticipantData } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import { orderParticipants } from '../order/orders.table.ts';

/** A second name; empty for the registration's mark of none. */
export const readSecondName = ({
  second_name: name,
}: Pick<ParticipantData, 'second_name'>): string => (name.startsWith('нет') ? '' : name);

/** People of an order whose documents are filled in, the buyer first. */
export async function participantsOf(db: Database, order: string): Promise<ParticipantData[]> {
  const rows = await db
    .select({ data: orderParticipants.data })
    .from(orderParticipants)
    .where(eq(orderParticipants.orderGuid, order))
    .orderBy(asc(orderParticipants.position));
  return rows.flatMap(({ data }) => data ?? []);
}

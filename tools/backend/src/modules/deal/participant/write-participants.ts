import { eq } from 'drizzle-orm';
import type { ParticipantData } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import { orderParticipants } from '../order/orders.table.ts';

/** Writes the people of an order in place of those before. */
export async function writeParticipants(
  tx: Database,
  orderGuid: string,
  people: readonly ParticipantData[],
): Promise<void> {
  await tx.delete(orderParticipants).where(eq(orderParticipants.orderGuid, orderGuid));
  await tx.insert(orderParticipants).values(
    people.map((data, position) => ({
      orderGuid,
      position,
      lastName: data.last_name,
      name: data.name,
      secondName: data.second_name,
      data,
    })),
  );
}

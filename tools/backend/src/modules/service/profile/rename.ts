import { and, eq, gte, isNull } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { askStaff } from './profile-requests.ts';
import type { NewName } from './types.ts';

/** Stage in which documents with the buyer's name are made. */
const DOCUMENTS = 6;

/**
 * Whether another name holds at once: as long as no order that goes on has documents with the old one. Then
 * the staff compares it with the passport first.
 */
export async function renamesAtOnce(db: Database, userId: number): Promise<boolean> {
  const withDocuments = and(
    eq(orders.userId, userId),
    gte(orders.stageNumber, DOCUMENTS),
    isNull(orders.sideState),
  );
  return (await db.$count(orders, withDocuments)) === 0;
}

/**
 * Changes the buyer's name, or asks the staff to.
 * @returns whether it holds already
 * @throws Refused 409 where a request is open, 422 where the reason or a change is missing
 */
export async function renameBuyer(
  services: Pick<Services, 'db' | 'clock'>,
  userId: number,
  { reason, ...name }: NewName & { reason: string },
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const isSame =
      user?.lastName === name.lastName &&
      user.name === name.name &&
      user.secondName === name.secondName;
    if (isSame) throw refuse(422, 'Имя осталось прежним');
    if (await renamesAtOnce(tx, userId)) {
      await tx.update(users).set(name).where(eq(users.id, userId));
      return true;
    }
    if (!reason) {
      const message = 'Напишите, почему имя меняется';
      throw refuse(422, message, [{ path: 'reason', message }]);
    }
    await askStaff(tx, services, { userId, kind: 'rename', name, reason });
    return false;
  });
}

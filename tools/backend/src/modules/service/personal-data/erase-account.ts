import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { ownedTables } from './owned-rows.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** The last stage of an order: the keys. */
const KEYS = 10;

/**
 * Deletes what an account has besides what the law keeps, ends its sessions and takes name, phone and
 * mailbox from it. Nobody logs in to it any more; its phone may register anew.
 * @throws Refused 409 while an order goes on
 */
export async function eraseAccount(
  tx: Database,
  { tables }: Pick<Services, 'tables'>,
  userId: number,
): Promise<void> {
  const going = and(
    eq(orders.userId, userId),
    isNull(orders.sideState),
    lt(orders.stageNumber, KEYS),
  );
  if ((await tx.$count(orders, going)) > 0) {
    throw refuse(409, 'У покупателя есть заказ в работе: сначала завершите или отмените его');
  }
  // What hangs on others goes first.
  const owned = ownedTables(tables).sort((a, b) => b.depth - a.depth);
  for (const { name, table, rowsOf } of owned) {
    if (!PERSONAL_TABLES[name]?.retained) await tx.delete(table).where(rowsOf(tx, userId));
  }
  await tx
    .update(users)
    .set({
      phone: `deleted:${randomUUID()}`,
      phoneConfirmed: false,
      email: null,
      lastName: 'Удалённый',
      name: 'профиль',
      secondName: '',
      passwordHash: null,
      promoConsent: false,
    })
    .where(eq(users.id, userId));
}

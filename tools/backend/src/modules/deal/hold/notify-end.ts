import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { orders } from '../order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { boughtName, placedLotsOf } from '../order/order-lots.ts';
import { LOT_WORDS, lotName } from '../../catalogue/lot/lot-words.ts';
import { holdEndedSms, setHoldEndedSms } from './hold.letters.ts';

/** Tells the buyer of an order by SMS, where the phone is confirmed, that its hold has ended. */
export async function notifyEnd(
  tx: Database,
  { catalogue, outbox }: Pick<Services, 'catalogue' | 'outbox'>,
  order: string,
): Promise<void> {
  const [row] = await tx
    .select({ order: orders, phone: users.phone })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.guid, order), eq(users.phoneConfirmed, true)));
  const [lot] = row ? placedLotsOf(catalogue.snapshot, row.order) : [];
  if (!row || !lot) return;
  const sms =
    row.order.bundle === null
      ? holdEndedSms.to(row.phone, { bought: lotName(lot), free: LOT_WORDS[lot.kind].free })
      : setHoldEndedSms.to(row.phone, { bought: boughtName(catalogue.snapshot, row.order) });
  await outbox.add(tx, sms);
}

import type { ChosenPayment } from '@m30/api';
import type { OfficePayment } from '@m30/studio/contract/sales/office.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import { applyEvent, lockOrder } from '../order/apply-event.ts';
import { orders } from '../order/orders.table.ts';
import { checkPayment } from '../order-step/check-payment.ts';

/** The choice as an order keeps it. */
function toChoice(payment: OfficePayment): ChosenPayment {
  if (payment.kind === 'full') return { kind: 'full', terms: {} };
  if (payment.kind === 'instalment') {
    const { kind, ...terms } = payment;
    return { kind, terms };
  }
  const { kind, ...terms } = payment;
  return { kind, terms };
}

/**
 * Chooses for a buyer how the lot of an order is paid, by the rules of the account.
 * @throws Refused 422 for terms that nobody would sell it on
 */
export async function payOfficeOrder(
  tx: Database,
  services: Services,
  guid: string,
  asked: OfficePayment,
): Promise<void> {
  const payment = toChoice(asked);
  const order = await lockOrder(tx, guid);
  checkPayment(services, order, payment);
  const { kind } = payment;
  const own = payment.kind === 'mortgage' ? { own: payment.terms.down_payment } : {};
  await applyEvent(tx, services, {
    ...{ order: guid, type: 'payment.chosen', actor: 'company', key: 'payment.chosen:office' },
    data: { kind, mortgage: kind === 'mortgage', ...own },
  });
  await tx.update(orders).set({ payment }).where(eq(orders.guid, guid));
}

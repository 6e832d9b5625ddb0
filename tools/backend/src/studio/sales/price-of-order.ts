import { Refused, refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import type { Bought } from '../../modules/deal/order/order-lots.ts';
import type { orders } from '../../modules/deal/order/orders.table.ts';
import { checkPayment } from '../../modules/deal/order-step/check-payment.ts';

type Row = typeof orders.$inferSelect;

/** An order that costs some kopecks more, or less: its first lot does, the rest of a set stays. */
export function pricedBy(row: Row, more: number): Row {
  const bundle = row.bundle?.map((lot, at) =>
    at === 0 ? { ...lot, price: lot.price + more } : lot,
  );
  return { ...row, price: row.price + more, bundle: bundle ?? null };
}

/**
 * Checks that what the buyer has chosen to pay by fits a price.
 * @throws Refused 422
 */
export function checkTerms(
  services: Services,
  after: Bought,
  payment: Parameters<typeof checkPayment>[2] | null,
): void {
  if (payment === null) return;
  try {
    checkPayment(services, after, payment);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw refuse(
      422,
      `Выбранная оплата не\u00a0подходит к\u00a0новой цене: ${error.message}. Сначала покупатель меняет её в\u00a0кабинете`,
    );
  }
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { Refused, refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { applyEvent, lockOrder } from '../../modules/deal/order/apply-event.ts';
import type { OrderState } from '../../modules/deal/order/core/state.ts';
import { readOrders } from '../../modules/deal/order/find-orders.ts';
import type { Bought } from '../../modules/deal/order/order-lots.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { checkPayment } from '../../modules/deal/order-step/check-payment.ts';
import { canOf } from './can-of.ts';

type Row = typeof orders.$inferSelect;

/** An order whose price is to be another one. */
export interface PriceWish {
  /** Guid. */
  order: string;
  /** The price that was seen, kopecks. */
  former: number;
}

/** A way in which the price of an order changes. */
interface PriceChange {
  may: 'discount' | 'withdraw_discount';
  /** Why it does not change, where it may not for a reason of its own; the contract's signatures are asked about first. */
  whyNot: (state: OrderState) => string;
  /** Kopecks that it costs more. */
  more: (state: OrderState) => number;
}

/** An order, locked, and the same as it will be. */
export interface Priced {
  row: Row;
  after: Row;
}

/**
 * An order, locked, while its price may change, with what it would cost then.
 * @throws Refused 404, 409 where its price does not change any more or is another one, 422 where the chosen terms do not fit the new price
 */
export async function lockPriced(
  tx: Database,
  services: Services,
  { order: guid, former }: PriceWish,
  { may, whyNot, more }: PriceChange,
): Promise<Priced & { state: OrderState }> {
  const row = await lockOrder(tx, guid);
  const [order] = await readOrders({ ...services, db: tx }, { where: eq(orders.guid, guid) });
  if (!order) throw refuse(404, 'Такого заказа нет');
  const { state } = order;
  if (!canOf(state, services.clock())[may]) throw refuse(409, whySigned(state) ?? whyNot(state));
  if (row.price !== former) throw refuse(409, 'Цена заказа уже другая. Обновите страницу');
  const after = pricedBy(row, more(state));
  checkTerms(services, after, row.payment);
  return { row, after, state };
}

/** Gives a locked order its new price, within a transaction: contract, plan of payments and the buyer's page follow the row. */
export async function setPrice(
  tx: Database,
  services: Services,
  { row, after: { price, bundle } }: Priced,
  event: {
    type: 'discount.granted' | 'discount.withdrawn';
    /** Of the discount, kopecks. */
    amount: number;
    reason: string;
    /** Of the wish, so that it is done once. */
    key: string;
  },
) {
  const { type, amount, reason, key } = event;
  await tx.update(orders).set({ price, bundle }).where(eq(orders.guid, row.guid));
  await applyEvent(tx, services, {
    ...{ order: row.guid, type, actor: 'company', reason },
    ...{ data: { amount, price }, key: `${type}:${key}` },
  });
  return { before: { price: row.price }, after: { price, reason } };
}

function whySigned({ stage, signed }: OrderState): string | null {
  if (stage > 7) return 'Договор подписан: его цена уже не\u00a0меняется';
  return signed.length > 0 ? 'Договор уже подписывают: его цена не\u00a0меняется' : null;
}

/** An order that costs some kopecks more, or less: its first lot does, the rest of a set stays. */
function pricedBy(row: Row, more: number): Row {
  const bundle = row.bundle?.map((lot, at) =>
    at === 0 ? { ...lot, price: lot.price + more } : lot,
  );
  return { ...row, price: row.price + more, bundle: bundle ?? null };
}

/**
 * Checks that what the buyer has chosen to pay by fits a price.
 * @throws Refused 422
 */
function checkTerms(
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

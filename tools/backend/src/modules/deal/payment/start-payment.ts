import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { payments } from './payments.table.ts';
import { HOLD_FEE } from '../order/core/rules.ts';
import { matterOfOrder } from '../order/matter-of-order.ts';
import { stateAt, type PaymentRow } from './find-payments.ts';
import { PAYMENT_LIFETIME, PURPOSE_WORDS } from './payment-rules.ts';
import type { PaymentPurpose } from './types.ts';

/** An order whose row is locked. */
interface LockedOrder {
  readonly guid: string;
  readonly userId: number;
}

interface Asked {
  /** What counts as the same request; `null` where the caller sent no key. */
  method: string;
  key: string | null;
  payload: unknown;
  purpose: PaymentPurpose;
  /** Path of this site to come back to. */
  back: string;
  /** Finds and locks the order, and throws where nothing is to be paid. */
  lock: (tx: Database) => Promise<LockedOrder>;
}

/**
 * Opens a payment at the acquirer. Whoever asks again while it is open gets the same one; a
 * process that dies in between leaves one without a page, which the next asking completes.
 * @throws Refused 503 where the company has no acquirer
 */
export async function startPayment(
  services: Services,
  { method, key, payload, purpose, back, lock }: Asked,
): Promise<{ payment: string; url: string }> {
  const { db, partners } = services;
  const acquirer = partners.of('acquirer');
  const payment = await once(services, { method, key, payload }, async (tx) =>
    takePayment(tx, services, await lock(tx), purpose),
  );
  const own = eq(payments.guid, payment);
  const [known] = await db.select().from(payments).where(own);
  if (!known) throw new Error(`payment ${payment} was not written`);
  if (partners.isOpen('acquirer', known.url)) return { payment, url: known.url };
  const { priced: _, ...matter } = await matterOfOrder(
    services,
    known.orderGuid,
    PURPOSE_WORDS[purpose],
  );
  const { url } = await acquirer.open({
    ...matter,
    subject: payment,
    amount: known.amount,
    back,
  });
  await db.update(payments).set({ url }).where(own);
  return { payment, url };
}

/** The open payment of a locked order, or a new one. */
async function takePayment(
  tx: Database,
  { clock }: Services,
  order: LockedOrder,
  purpose: PaymentPurpose,
): Promise<string> {
  const now = clock();
  const [open] = await tx.select().from(payments).where(openOf(order.guid, purpose));
  if (open && stateAt(open, now) === 'open') return open.guid;
  if (open) await tx.update(payments).set({ state: 'expired' }).where(eq(payments.guid, open.guid));
  const guid = randomUUID();
  await tx.insert(payments).values({
    guid,
    orderGuid: order.guid,
    userId: order.userId,
    purpose,
    amount: HOLD_FEE,
    state: 'open',
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAYMENT_LIFETIME * 1000),
  });
  return guid;
}

const openOf = (order: string, purpose: PaymentPurpose) =>
  and(eq(payments.orderGuid, order), eq(payments.purpose, purpose), eq(payments.state, 'open'));

/**
 * Finds a payment of a buyer.
 * @throws Refused 404 where there is none, also when it is somebody else's
 */
export async function findPayment(
  { db }: Pick<Services, 'db'>,
  userId: number,
  guid: string,
): Promise<PaymentRow> {
  const own = and(eq(payments.guid, guid), eq(payments.userId, userId));
  const [payment] = await db.select().from(payments).where(own);
  if (!payment) throw refuse(404, 'Такого платежа нет');
  return payment;
}

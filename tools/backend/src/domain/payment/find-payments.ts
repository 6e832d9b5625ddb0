import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';
import type { PaymentPurpose, PaymentState } from './types.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment as its buyer sees it. */
export interface FoundPayment {
  guid: string;
  purpose: PaymentPurpose;
  /** Kopecks. */
  amount: number;
  state: PaymentState;
  /** ISO instant of its last change. */
  at: string;
}

/** Finds the payments of orders, oldest first. */
export async function paymentsOf(
  db: Database,
  orderGuids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FoundPayment[]>> {
  if (orderGuids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderGuid, [...orderGuids]))
    .orderBy(asc(payments.createdAt));
  const byOrder = Map.groupBy(rows, ({ orderGuid }) => orderGuid);
  return new Map([...byOrder].map(([guid, own]) => [guid, own.map((row) => toPayment(row, now))]));
}

/** What an open payment is at this moment, whether or not that was written. */
export function stateAt({ state, expiresAt }: PaymentRow, now: Date): PaymentState {
  return state === 'open' && expiresAt <= now ? 'expired' : state;
}

function toPayment(row: PaymentRow, now: Date): FoundPayment {
  const { guid, purpose, amount, createdAt, settledAt, refundedAt } = row;
  const at = (refundedAt ?? settledAt ?? createdAt).toISOString();
  return { guid, purpose, amount, state: stateAt(row, now), at };
}

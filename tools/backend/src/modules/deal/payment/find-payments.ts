import type { payments } from './payments.table.ts';
import type { PaymentState } from './types.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** What an open payment is at this moment, whether or not that was written. */
export function stateAt({ state, expiresAt }: PaymentRow, now: Date): PaymentState {
  return state === 'open' && expiresAt <= now ? 'expired' : state;
}

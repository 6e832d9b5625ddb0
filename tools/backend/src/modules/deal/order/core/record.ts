import { decide, type Refusal } from './decide.ts';
import type { OrderEvent, Wish } from './events.ts';
import { apply, fold } from './fold.ts';
import { isLapsed, owedOf, type OrderState } from './state.ts';

/** What the rules need of a database; everything within one transaction. */
export interface OrderStore {
  /** Events of an order, oldest first. */
  events(order: string): Promise<readonly OrderEvent[]>;
  /** Writes the next event; `false` where another one has taken its number or its key. */
  append(order: string, event: OrderEvent, after: OrderState): Promise<boolean>;
  /** Keeps the lot and its hold in step with the order. */
  follow(order: string, change: Change): Promise<void>;
  /** Begins to give payments back, unless that has begun. */
  refund(order: string, payments: readonly string[], event: OrderEvent): Promise<void>;
}

/** One step of an order. */
export interface Change {
  before: OrderState;
  event: OrderEvent;
  after: OrderState;
}

/** What came of a wish; `applied` is false where its key was there already. */
export type Recorded =
  { applied: boolean; order: OrderState } | { refusal: Refusal; order: OrderState };

/** Tries against others who write the same order at once; writing the end of a hold takes one. */
const TRIES = 6;

/**
 * Writes what a wish leads to, once per key. A hold that has run out is ended first, so that nothing
 * happens on a hold that is over.
 * @throws Error where others were faster each time
 */
export async function record(store: OrderStore, order: string, wish: Wish): Promise<Recorded> {
  for (let tries = 0; tries < TRIES; tries++) {
    const events = await store.events(order);
    const state = fold(events);
    if (events.some(({ key }) => key === wish.key)) return { applied: false, order: state };
    // Clocks of several processes differ: an order's events are never earlier than the one before.
    const at = new Date(Math.max(wish.at.getTime(), events.at(-1)?.at.getTime() ?? 0));
    const lapsed = wish.type !== 'hold.expired' && isLapsed(state, at);
    const decision = decide(state, lapsed ? expiry(state, at) : { ...wish, at });
    if ('refusal' in decision) return { refusal: decision.refusal, order: state };
    const { event } = decision;
    const after = apply(state, event);
    if (!(await store.append(order, event, after))) continue;
    await store.follow(order, { before: state, event, after });
    const owed = owedOf(after);
    if (owed.length > 0) await store.refund(order, owed, event);
    if (!lapsed) return { applied: true, order: after };
  }
  throw new Error(`order ${order} is written by too many at once`);
}

/** The end of a hold that has run out. */
export function expiry({ hold }: OrderState, at: Date): Wish {
  const key = `hold.expired:${hold?.until.toISOString() ?? ''}`;
  return { type: 'hold.expired', actor: 'company', at, reason: null, key, data: {} };
}

import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { basketCookie, BASKET_LIFETIME } from './basket-cookie.ts';
import { takeGuest, type GuestRows } from '../../people/guest/take-guest.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { baskets } from './baskets.table.ts';

/** What the cookie of a guest is in the database; `null` where there is no cookie. */
export function guestHashOf(call: Call): string | null {
  const id = call.cookie(basketCookie(call.services.config).name);
  return id ? hashSecret(id) : null;
}

/** Finds the basket of the visitor; `null` where nothing was ever kept. */
export async function findBasket(db: Database, call: Call): Promise<string | null> {
  const guestHash = guestHashOf(call);
  if (!call.session && guestHash === null) return null;
  const owner = call.session
    ? eq(baskets.userId, call.session.user.id)
    : eq(baskets.guestHash, guestHash ?? '');
  const [found] = await db.select({ guid: baskets.guid }).from(baskets).where(owner);
  return found?.guid ?? null;
}

/** Carts and comparisons of guests. */
const GUESTS: GuestRows = {
  limit: 'basketAddress',
  table: baskets,
  ofGuests: isNull(baskets.userId),
  most: 200_000,
  of: 'корзин',
};

/**
 * Finds or makes the basket of the visitor and locks it for the transaction. A guest without one
 * gets a new cookie, never one of his own choosing.
 * @throws Refused 429, 503 where there are too many new guests
 */
export async function takeBasket(tx: Database, call: Call): Promise<string> {
  const now = call.services.clock();
  if (call.session) return takeBuyersBasket(tx, call.session.user.id, now);
  const guestHash = guestHashOf(call);
  if (guestHash !== null) {
    const [known] = await tx
      .update(baskets)
      .set({ changedAt: now })
      .where(eq(baskets.guestHash, guestHash))
      .returning();
    if (known) return known.guid;
  }
  const id = randomBytes(32).toString('base64url');
  const guid = randomUUID();
  await sweep(tx, now);
  await takeGuest(tx, call, GUESTS);
  await tx.insert(baskets).values({ guid, guestHash: hashSecret(id), changedAt: now });
  const { name, options } = basketCookie(call.services.config);
  call.setCookie(name, id, options);
  return guid;
}

/** Finds or makes the basket of a buyer and locks it for the transaction. */
export async function takeBuyersBasket(tx: Database, userId: number, now: Date): Promise<string> {
  const [basket] = await tx
    .insert(baskets)
    .values({ guid: randomUUID(), userId, changedAt: now })
    .onConflictDoUpdate({ target: baskets.userId, set: { changedAt: now } })
    .returning();
  if (!basket) throw new Error('a basket was neither found nor made');
  return basket.guid;
}

/** Baskets whose guests have no cookie any more. */
async function sweep(tx: Database, now: Date): Promise<void> {
  const left = new Date(now.getTime() - BASKET_LIFETIME * 1000);
  await tx.delete(baskets).where(and(isNull(baskets.userId), lte(baskets.changedAt, left)));
}

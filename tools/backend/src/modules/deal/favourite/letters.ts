import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { FAVOURITE_KEY } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { findUser } from '../../people/account/find-user.ts';
import { takeBuyersBasket } from '../basket/basket-owner.ts';
import { baskets } from '../basket/baskets.table.ts';
import { readStates, takeNote } from './states.ts';

/**
 * Begins or ends the letters about a buyer's favourites. What happened before is no news.
 * @throws Refused 422 for a buyer without a confirmed mailbox
 */
export async function askLetters(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  subscribed: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (subscribed) await requireMailbox(tx, userId);
    const basket = await takeBuyersBasket(tx, userId, clock());
    const fresh = `${FAVOURITE_KEY}${randomBytes(24).toString('base64url')}`;
    await tx
      .update(baskets)
      .set({ subscribed, lettersToken: sql`coalesce(${baskets.lettersToken}, ${fresh})` })
      .where(eq(baskets.guid, basket));
    if (subscribed) await takeNote(tx, await readStates(tx, basket));
  });
}

async function requireMailbox(tx: Database, userId: number): Promise<void> {
  const { email, emailConfirmed } = await findUser(tx, userId);
  if (!email) throw refuse(422, 'Письма некуда отправлять: в вашем профиле нет почты');
  if (!emailConfirmed) throw refuse(422, 'Сначала подтвердите почту в профиле');
}

/** Whether the letters whose link this is still come. */
export async function areLettersSent({ db }: Pick<Services, 'db'>, key: string): Promise<boolean> {
  const sent = and(eq(baskets.lettersToken, key), eq(baskets.subscribed, true));
  return (await db.$count(baskets, sent)) > 0;
}

/** Ends the letters by the link that each of them carries; another key ends nothing. */
export async function endLetters({ db }: Pick<Services, 'db'>, key: string): Promise<void> {
  await db.update(baskets).set({ subscribed: false }).where(eq(baskets.lettersToken, key));
}

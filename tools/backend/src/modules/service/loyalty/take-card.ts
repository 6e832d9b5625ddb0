import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, gte, isNull } from 'drizzle-orm';
import { randomWord } from '../../../kernel/words/random-word.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { clubCards } from './loyalty.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { addPoints } from './add-points.ts';

/** Stage of an order whose contract is registered: only the keys are left. */
const REGISTERED = 10;

/** Points of a new card. */
const WELCOME = 500;

/** Whether a buyer has a contract that is registered. */
export async function mayTakeCard(db: Database, userId: number): Promise<boolean> {
  const registered = and(
    eq(orders.userId, userId),
    gte(orders.stageNumber, REGISTERED),
    isNull(orders.sideState),
  );
  return (await db.$count(orders, registered)) > 0;
}

/**
 * Gives a buyer his card with the first points, or the one that he has.
 * @throws Refused 422 before the first contract is registered
 */
export async function takeCard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<{ number: string }> {
  const now = clock();
  for (;;) {
    const [found] = await db.select().from(clubCards).where(eq(clubCards.userId, userId));
    if (found) return { number: found.number };
    if (!(await mayTakeCard(db, userId))) {
      throw refuse(422, 'Карту выдаём после регистрации первого договора');
    }
    await db.transaction(async (tx) => {
      const written = await tx
        .insert(clubCards)
        .values({
          id: randomBytes(16).toString('base64url'),
          userId,
          number: `30${randomInt(1000, 1_000_000).toString().padStart(6, '0')}`,
          invite: randomWord(8),
          issuedAt: now,
        })
        // The number is taken, or another request was quicker: look again.
        .onConflictDoNothing()
        .returning({ id: clubCards.id });
      if (written.length === 0) return;
      const reason = 'Приветственные баллы';
      await addPoints(tx, { userId, key: 'welcome', points: WELCOME, reason, at: now });
    });
  }
}

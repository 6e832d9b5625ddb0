import { and, eq } from 'drizzle-orm';
import type { ParsedInput, sendAccountReview } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { buyerOf } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { reviewAuthors } from './feedback.table.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { writeReview } from '../../content/review/save-review.ts';

/** Reviews of one buyer that may wait for the staff. */
const MOST_WAITING = 5;

/**
 * Takes a buyer's review for the staff to read; he is named «Марина С.».
 * @throws Refused 409 for a reused key, 422 for an unknown complex or when too many wait
 */
export async function sendReview(
  call: Call,
  input: ParsedInput<typeof sendAccountReview>,
): Promise<{ guid: string }> {
  const { services } = call;
  const { id: userId } = buyerOf(call).user;
  const { complexes } = services.catalogue.snapshot;
  if (input.object !== '' && !complexes.some(({ vendor }) => vendor === input.object)) {
    throw refuse(422, 'Выберите комплекс из\u00a0списка', [
      { path: 'object', message: 'Выберите комплекс из\u00a0списка' },
    ]);
  }
  const key = call.idempotencyKey && `${userId}:${call.idempotencyKey}`;
  return once(services, { method: 'LK.SendReview', key, payload: input }, async (tx) => {
    await refuseMany(tx, userId);
    const guid = await writeReview(tx, {
      ...input,
      name: await signatureOf(tx, userId),
      purchase: '',
      photo: null,
      at: services.clock(),
    });
    await tx.insert(reviewAuthors).values({ review: guid, userId });
    return { guid };
  });
}

async function refuseMany(tx: Database, userId: number): Promise<void> {
  const waiting = await tx
    .select({ guid: reviews.guid })
    .from(reviewAuthors)
    .innerJoin(reviews, eq(reviews.guid, reviewAuthors.review))
    .where(and(eq(reviewAuthors.userId, userId), eq(reviews.state, 'new')));
  if (waiting.length < MOST_WAITING) return;
  throw refuse(422, 'Редактор ещё читает ваши прежние отзывы. Напишите, когда он ответит');
}

async function signatureOf(tx: Database, userId: number): Promise<string> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`there is no buyer ${userId}`);
  return `${user.name} ${user.lastName.slice(0, 1)}.`;
}

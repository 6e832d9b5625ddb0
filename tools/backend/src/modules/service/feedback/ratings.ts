import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { managerRatings } from './feedback.table.ts';

type Parts = Pick<Services, 'db' | 'clock'>;
type Rating = typeof managerRatings.$inferSelect;

/** Page of the site that takes a rating by its link. */
export const ratingPath = (token: string): string => `/manager-rating?token=${token}`;

/** How the link of a rating stands at a moment. */
export function stateOf(
  { ratedAt, expiresAt }: Rating,
  now: Date,
): ResultOf<'LK.GetRating'>['state'] {
  if (ratedAt !== null) return 'used';
  return expiresAt > now ? 'open' : 'expired';
}

/**
 * What the link of a rating is about.
 * @throws Refused 404
 */
export async function findRating(
  { db, clock }: Parts,
  token: string,
): Promise<ResultOf<'LK.GetRating'>> {
  const [found] = await db.select().from(managerRatings).where(eq(managerRatings.token, token));
  if (!found) throw refuse(404, 'Такой ссылки нет. Проверьте, целиком ли она скопирована');
  const { manager, about, expiresAt } = found;
  return { state: stateOf(found, clock()), manager, about, expires_at: expiresAt.toISOString() };
}

/**
 * Takes a rating. The condition stands in the update: of two who use a link at once, one is heard.
 * @throws Refused 404, 409
 */
export async function rate(
  services: Parts,
  { token, stars, text }: { token: string; stars: number; text: string },
): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const unused = and(
    eq(managerRatings.token, token),
    isNull(managerRatings.ratedAt),
    gt(managerRatings.expiresAt, now),
  );
  const rated = await db
    .update(managerRatings)
    .set({ stars, text: text === '' ? null : text, ratedAt: now })
    .where(unused)
    .returning({ guid: managerRatings.guid });
  if (rated.length > 0) return;
  const { state } = await findRating(services, token);
  throw refuse(
    409,
    state === 'used' ? 'По\u00a0этой ссылке оценка уже поставлена' : 'Срок ссылки вышел',
  );
}

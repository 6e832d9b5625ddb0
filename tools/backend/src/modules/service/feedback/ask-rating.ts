import { randomBytes, randomUUID } from 'node:crypto';
import { daysAfter } from '../../../kernel/time/day.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { managerRatings } from './feedback.table.ts';
import { notify, type Notifying } from '../../people/notice/notify.ts';
import { ratingPath } from './ratings.ts';

/** Whom a buyer is asked to rate. */
export interface RatingRequest {
  userId: number;
  /** «Ирина Лаптева». */
  manager: string;
  /** «встреча в офисе на Лиговском 14 ноября». */
  about: string;
  /** Appointment or ticket, `appointment:{guid}`: asked about once. */
  subject?: string;
  /** @default 14 */
  daysToAnswer?: number;
}

/**
 * Makes the one-time link of a rating and notifies the buyer. Call `outbox.flush()` after the transaction.
 * @returns the path of the link; `null` where the subject was asked about before
 */
export async function askRating(
  tx: Database,
  services: Notifying,
  { userId, manager, about, subject, daysToAnswer = 14 }: RatingRequest,
): Promise<string | null> {
  const now = services.clock();
  const token = randomBytes(18).toString('base64url');
  const [written] = await tx
    .insert(managerRatings)
    .values({
      ...{ guid: randomUUID(), token, userId, manager, about },
      subject: subject ?? null,
      askedAt: now,
      expiresAt: daysAfter(now, daysToAnswer),
    })
    .onConflictDoNothing()
    .returning({ guid: managerRatings.guid });
  if (!written) return null;
  const href = ratingPath(token);
  await notify(tx, services, {
    ...{ userId, href },
    kind: 'survey',
    key: `rating:${written.guid}`,
    title: `Как прошло: ${about}`,
    text: `Поставьте оценку: вам помогал сотрудник ${manager}`,
  });
  return href;
}

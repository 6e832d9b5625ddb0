import { desc, eq, sql } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import { complexes } from '../../estate/objects.table.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';
import { notifyAuthor } from './notify-author.ts';
import type { Notifying } from '../../people/notice/notify.ts';
import { makeReviewPhoto } from '../../content/review/review-photo.ts';
import { typesetText } from '../../../kernel/words/typography.ts';

/** A review as the staff see it, with the name of its complex. */
export type StaffReview = typeof reviews.$inferSelect & { complex: string | null };

/** What the staff decide about a review. */
export interface Verdict {
  guid: string;
  state: 'published' | 'rejected';
  /** What the company answers; empty is nothing. */
  reply: string;
}

/** The newest reviews, those that wait first. */
export async function staffReviews(
  { db }: Pick<Services, 'db'>,
  limit: number,
): Promise<StaffReview[]> {
  const rows = await db
    .select({ review: reviews, complex: complexes.name })
    .from(reviews)
    .leftJoin(complexes, eq(reviews.vendor, complexes.vendor))
    .orderBy(sql`${reviews.state} <> 'new'`, desc(reviews.createdAt), desc(reviews.guid))
    .limit(limit);
  return rows.map(({ review, complex }) => ({ ...review, complex }));
}

/**
 * Publishes a review or turns it down; pages follow by themselves.
 * @returns whether there is such a review
 * @throws Refused 422 where its photo cannot be shown, 503 where too many are being decoded
 */
export async function moderateReview(
  services: Notifying & Pick<Services, 'db' | 'content'>,
  { guid, state, reply }: Verdict,
): Promise<boolean> {
  const { db, config, content } = services;
  const [found] = await db.select().from(reviews).where(eq(reviews.guid, guid));
  if (!found) return false;
  // First the photo: a review that is published has it.
  if (state === 'published' && found.photo) await makeReviewPhoto(config, found.photo);
  await db.transaction(async (tx) => {
    await tx
      .update(reviews)
      .set({ state, reply: reply === '' ? null : typesetText(reply) })
      .where(eq(reviews.guid, guid));
    await notifyAuthor(tx, services, { guid, state });
  });
  void services.outbox.flush();
  await content.refresh();
  return true;
}

import { and, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { STUDIO_FILES_PATH } from '@m30/studio/contract/core/addresses';
import type { StudioInput, StudioResult } from '@m30/studio/contract/client';
import { readPage, skipTo } from '../../../kernel/db/read-page.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { anyCase } from '../../../kernel/db/search-pattern.ts';
import { revisionOf } from '../../../kernel/studio/revision.ts';
import { complexes } from '../../estate/objects.table.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';

type Listed = StudioResult<'Reviews.List'>;
type StaffReview = Listed['reviews'][number];
export type ReviewRow = typeof reviews.$inferSelect;

const PAGE_SIZE = 50;

/** What of a review the staff decide. */
export const decisionOf = ({ state, reply }: ReviewRow) => ({ state, reply });

const conditionOf = ({ state, text }: StudioInput<'Reviews.List'>): SQL | undefined => {
  const pattern = text ? anyCase(text) : null;
  return and(
    state ? eq(reviews.state, state) : undefined,
    pattern
      ? or(sql`${reviews.text} ~ ${pattern}`, sql`${reviews.author} ~ ${pattern}`)
      : undefined,
  );
};

const select = (db: Database) =>
  db
    .select({ review: reviews, complex: complexes.name })
    .from(reviews)
    .leftJoin(complexes, eq(reviews.vendor, complexes.vendor));

/** One page of reviews, newest first, and how many there are of each state. */
export async function listReviews(
  db: Database,
  query: StudioInput<'Reviews.List'> & { page: number },
): Promise<Listed> {
  const { page } = query;
  const where = conditionOf(query);
  const total = await db.$count(reviews, where);
  const rows = await select(db)
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.date), desc(reviews.guid))
    .limit(PAGE_SIZE)
    .offset(skipTo(page, PAGE_SIZE));
  const counted = await db
    .select({ state: reviews.state, count: count() })
    .from(reviews)
    .groupBy(reviews.state);
  const counts = { new: 0, published: 0, rejected: 0 };
  for (const one of counted) counts[one.state] = one.count;
  return { ...readPage(total, page, PAGE_SIZE), reviews: rows.map(toReview), counts };
}

/** One review; `null` where there is none. */
export async function findReview(db: Database, guid: string): Promise<StaffReview | null> {
  const [found] = await select(db).where(eq(reviews.guid, guid));
  return found ? toReview(found) : null;
}

/** Whether a file came with a review. */
export const isReviewPhoto = async (db: Database, upload: string): Promise<boolean> =>
  (await db.$count(reviews, eq(reviews.photo, upload))) > 0;

function toReview({ review, complex }: { review: ReviewRow; complex: string | null }): StaffReview {
  const { guid, state, author, about, title, text, rating, photo, createdAt } = review;
  return {
    ...{ guid, state, author, about, complex, title, text, rating },
    revision: revisionOf(decisionOf(review)),
    reply: review.reply ?? '',
    reason: review.reason,
    photo: photo && `${STUDIO_FILES_PATH}/${photo}`,
    created_at: createdAt.toISOString(),
  };
}

import { eq } from 'drizzle-orm';
import { listReviews as listMethod, publishReview, rejectReview } from '@m30/studio/contract';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { revisionOf } from '../../../kernel/studio/revision.ts';
import type { StudioCall } from '../../../kernel/studio/studio-call.ts';
import { typesetText } from '../../../kernel/words/typography.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';
import { makeReviewPhoto } from '../../content/review/review-photo.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { notifyAuthor } from './notify-author.ts';
import { decisionOf, findReview, listReviews, type ReviewRow } from './read-reviews.ts';

export const listReviewsHandler = implementStudio(listMethod, (input, { services }) =>
  listReviews(services.db, input),
);

/** What becomes of a review. */
interface Decision {
  guid: string;
  /** What the caller has seen. */
  revision: string;
  method: string;
  state: 'published' | 'rejected';
  /** What the company answers; without it what it has answered stays. */
  reply?: string;
  /** Why it is not shown; its author reads it. */
  reason?: string;
}

/**
 * Publishes a review or keeps it off the site, with its entry of the journal; pages follow by themselves.
 * @throws Refused 404, 409 where a colleague has decided meanwhile
 */
async function decide(call: StudioCall, decision: Decision) {
  const { services } = call;
  const { guid, method, state, reply, reason } = decision;
  await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.guid, guid)).for('update');
    if (!row) throw refuse(404, 'Такого отзыва нет');
    const before = decisionOf(row);
    if (revisionOf(before) !== decision.revision) {
      throw refuse(409, 'По\u00a0отзыву уже решил коллега: посмотрите, что он ответил');
    }
    const after = { state, reply: reply === undefined ? row.reply : typesetText(reply) || null };
    await tx
      .update(reviews)
      .set({ ...after, reason: reason ?? null })
      .where(eq(reviews.guid, guid));
    await notifyAuthor(tx, services, { guid, state, ...(reason && { reason }) });
    const summary = `${state === 'published' ? 'Отзыв на сайте' : 'Отзыв не показан'}: ${row.author}`;
    await writeAudit(tx, call, {
      ...{ method, summary, subject: 'review', subjectId: guid, before },
      after: { ...after, ...(reason && { reason }) },
    });
  });
  void services.outbox.flush();
  await services.content.refresh();
  return { review: await existing(call, guid) };
}

async function existing({ services }: StudioCall, guid: string) {
  const review = await findReview(services.db, guid);
  if (!review) throw refuse(404, 'Такого отзыва нет');
  return review;
}

/** Answers `publishReview`. First the photo: a review that is published has it. */
export const publishReviewHandler = implementStudio(publishReview, async (input, call) => {
  const { review: guid, revision, reply } = input;
  const { db } = call.services;
  const [row]: Pick<ReviewRow, 'photo'>[] = await db
    .select({ photo: reviews.photo })
    .from(reviews)
    .where(eq(reviews.guid, guid));
  if (row?.photo) await makeReviewPhoto(call.services, row.photo);
  return decide(call, { guid, revision, reply, method: publishReview.name, state: 'published' });
});

export const rejectReviewHandler = implementStudio(rejectReview, (input, call) => {
  const { review: guid, ...decided } = input;
  return decide(call, { ...decided, guid, method: rejectReview.name, state: 'rejected' });
});

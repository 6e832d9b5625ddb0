import { Hono } from 'hono';
import * as v from 'valibot';
import { Refused } from '../kernel/method/refuse.ts';
import type { Services } from '../kernel/services.ts';
import {
  moderateReview,
  staffReviews,
  type Verdict,
} from '../modules/service/feedback/moderate-review.ts';
import { checkOrigin } from '../kernel/http/check-origin.ts';
import type { AppEnv } from '../kernel/http/env.ts';
import { reviewsPage, type ReviewProblem } from './reviews-page.ts';

/** Reviews on the page at most. */
const SHOWN = 100;

const VerdictSchema = v.object({
  guid: v.pipe(v.string(), v.uuid()),
  state: v.picklist(['published', 'rejected']),
  reply: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
});

/** `/staff/reviews`: the staff read what visitors wrote, answer it, publish it or turn it down. */
export function staffReviewPages(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/staff/reviews', async (c) =>
    c.html(reviewsPage(await staffReviews(services, SHOWN), null)),
  );
  app.post('/staff/reviews', async (c) => {
    checkOrigin(services.config, c);
    const parsed = v.safeParse(VerdictSchema, await c.req.parseBody());
    const outcome = parsed.success ? await decide(services, parsed.output) : NOT_SAVED;
    if (outcome) {
      const list = await staffReviews(services, SHOWN);
      return c.html(reviewsPage(list, outcome.problem), outcome.status);
    }
    if (parsed.success) {
      const { guid, state } = parsed.output;
      c.get('log').info({ review: guid, state }, 'review decided');
    }
    return c.redirect('/staff/reviews', 303);
  });
  return app;
}

/** Why a decision was not taken, and at which review that is said. */
interface Outcome {
  problem: ReviewProblem;
  status: 400 | 422 | 503;
}

const NOT_SAVED: Outcome = {
  problem: { guid: null, text: 'Решение не сохранилось: проверьте ответ и отправьте ещё раз.' },
  status: 400,
};

async function decide(services: Services, verdict: Verdict): Promise<Outcome | null> {
  const { guid } = verdict;
  try {
    return (await moderateReview(services, verdict)) ? null : NOT_SAVED;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 503) return { problem: { guid, text: `${error.message}.` }, status: 503 };
    const text = `${error.message}. Отклоните отзыв или попросите автора прислать другую фотографию.`;
    return { problem: { guid, text }, status: 422 };
  }
}

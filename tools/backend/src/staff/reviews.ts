import { Hono } from 'hono';
import * as v from 'valibot';
import type { Services } from '../kernel/services.ts';
import { moderateReview, staffReviews } from '../modules/service/feedback/moderate-review.ts';
import { checkOrigin } from '../kernel/http/check-origin.ts';
import type { AppEnv } from '../kernel/http/env.ts';
import { reviewsPage } from './reviews-page.ts';

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
    const isDone = parsed.success && (await moderateReview(services, parsed.output));
    if (isDone) {
      c.get('log').info(
        { review: parsed.output.guid, state: parsed.output.state },
        'review decided',
      );
      return c.redirect('/staff/reviews', 303);
    }
    const list = await staffReviews(services, SHOWN);
    return c.html(
      reviewsPage(list, 'Решение не сохранилось: проверьте ответ и отправьте ещё раз.'),
      400,
    );
  });
  return app;
}

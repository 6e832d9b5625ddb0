import { Hono } from 'hono';
import * as v from 'valibot';
import { shortlistEvents as method } from '@m30/api';
import type { AppEnv } from '../../../../kernel/http/env.ts';
import { asksForStream, respondWithStream } from '../../../../kernel/http/event-stream.ts';
import type { Services } from '../../../../kernel/services.ts';
import { cookieOf } from '../../../people/session/read-session.ts';
import { findShortlist } from '../find-shortlist.ts';
import { keyHashOf } from '../shortlist-cookies.ts';

/** `GET /api/Shortlist.Events` for who accepts `text/event-stream`; JSON is answered as any method. */
export function shortlistEvents(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/Shortlist.Events', async (c, next) => {
    const input = v.safeParse(method.input, { link: c.req.query('link') });
    // What is wrong with the input is said as of any method.
    if (!asksForStream(c) || !input.success) return next();
    c.set('name', 'Shortlist.Events');
    const asker = { services, cookie: (name: string) => cookieOf(c, name) };
    const { list } = await findShortlist(services.db, asker, input.output.link);
    const key = keyHashOf(asker, 'together');
    return respondWithStream(services, c, {
      visitor: key === null ? '' : `together:${key}`,
      without: 'Изменения появятся позже',
      open: async (left) => services.shortlistStreams.open(list.guid, left),
    });
  });
  return app;
}

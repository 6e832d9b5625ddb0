import { Hono } from 'hono';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import {
  asksForStream,
  lastEventId,
  respondWithStream,
} from '../../../kernel/http/event-stream.ts';
import { readSession } from '../session/read-session.ts';

/** `GET /api/LK.Events` of a buyer who accepts `text/event-stream`; JSON is answered as any method. */
export function noticeEvents(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/LK.Events', async (c, next) => {
    if (!asksForStream(c)) return next();
    c.set('name', 'LK.Events');
    const session = await readSession(services, c);
    if (!session) throw refuse(401, 'Войдите в личный кабинет');
    return respondWithStream(services, c, {
      visitor: `notices:${session.user.id}`,
      without: 'Уведомления появятся позже',
      open: (left) => services.noticeStreams.open(session, lastEventId(c), left),
    });
  });
  return app;
}

import { Hono } from 'hono';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import {
  asksForStream,
  lastEventId,
  respondWithStream,
} from '../../../kernel/http/event-stream.ts';

/** `GET /api/Objects.Events` for who accepts `text/event-stream`; JSON is answered as any method. */
export function lotEvents({ streams }: Pick<Services, 'streams'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/Objects.Events', async (c, next) => {
    if (!asksForStream(c)) return next();
    c.set('name', 'Objects.Events');
    const stream = streams.open(lastEventId(c));
    if (!stream) throw refuse(503, 'Слишком много открытых страниц. Статусы обновятся реже');
    return respondWithStream(c, stream);
  });
  return app;
}

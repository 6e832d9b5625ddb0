import { Hono } from 'hono';
import { refuse } from '../core/refuse.ts';
import type { Services } from '../core/services.ts';
import type { AppEnv } from './env.ts';

/** Ids are short; whatever is longer is none of ours. */
const LONGEST_ID = 60;

/** `GET /api/Objects.Events` for who accepts `text/event-stream`; JSON is answered as any method. */
export function lotEvents({ streams }: Pick<Services, 'streams'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/Objects.Events', async (c, next) => {
    if (!c.req.header('accept')?.includes('text/event-stream')) return next();
    c.set('name', 'Objects.Events');
    const last = c.req.header('last-event-id') ?? c.req.query('last') ?? '';
    const stream = streams.open(last.slice(0, LONGEST_ID));
    if (!stream) throw refuse(503, 'Слишком много открытых страниц. Статусы обновятся реже');
    return c.body(stream, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // A proxy that gathers the answer would keep it for itself.
      'x-accel-buffering': 'no',
    });
  });
  return app;
}

import { Hono } from 'hono';
import type { Services } from '../../../kernel/services.ts';
import { sessionCookie } from '../../people/session/session-cookie.ts';
import type { AppContext, AppEnv } from '../../../kernel/http/env.ts';
import {
  asksForStream,
  lastEventId,
  respondWithStream,
} from '../../../kernel/http/event-stream.ts';
import { cookieOf } from '../../people/session/read-session.ts';

/** `GET /api/Objects.Events` for who accepts `text/event-stream`; JSON is answered as any method. */
export function lotEvents(
  services: Pick<Services, 'streams' | 'connections' | 'config'>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/Objects.Events', async (c, next) => {
    if (!asksForStream(c)) return next();
    c.set('name', 'Objects.Events');
    return respondWithStream(services, c, {
      visitor: visitorOf(services, c),
      without: 'Статусы обновятся реже',
      open: async (left) => services.streams.open(lastEventId(c), left),
    });
  });
  return app;
}

/** A browser that is logged in, by its cookie as it is: a false one is counted by its address anyway. */
function visitorOf({ config }: Pick<Services, 'config'>, c: AppContext): string {
  const session = cookieOf(c, sessionCookie(config).name);
  return session ? `lots:${session.slice(0, LONGEST)}` : '';
}

/** Characters of a session's cookie, and some more. */
const LONGEST = 100;

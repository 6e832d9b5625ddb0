import { Hono } from 'hono';
import type { Services } from '../kernel/services.ts';
import type { AppEnv } from '../kernel/http/env.ts';

/**
 * `/healthz`: the process lives. `/readyz`: the database answers and the process is not closing; `content: 'none'`
 * says that there is nothing to show yet, `files: 'away'` that the store of files fails: another process would find it no better.
 */
export function health(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    c.header('cache-control', 'no-store');
    if (services.streams.closed) return c.json({ status: 'closing' }, 503);
    try {
      await services.ping();
      const isEmpty = services.content.library.templates === null;
      return c.json({
        status: 'ready',
        ...(isEmpty && { content: 'none' }),
        ...(services.files.isAway && { files: 'away' }),
      });
    } catch (error) {
      c.get('log').warn({ err: error }, 'not ready');
      return c.json({ status: 'database away' }, 503);
    }
  });
  return app;
}

import { Hono } from 'hono';
import type { Services } from '../kernel/services.ts';
import type { AppEnv } from '../kernel/http/env.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it is open to visitors. A database that is away closes nothing, because pages go on from memory and
 * another process would find it no better: `database: 'away'` says so, like `files: 'away'` of the store and `content: 'none'` of an installation
 * without content. A process listens once its database has answered.
 */
export function health(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    c.header('cache-control', 'no-store');
    if (services.streams.closed) return c.json({ status: 'closing' }, 503);
    const isAway = await services.ping().then(
      () => false,
      (error: unknown) => {
        c.get('log').warn({ err: error }, 'the database does not answer');
        return true;
      },
    );
    return c.json({
      status: 'ready',
      ...(services.content.library.templates === null && { content: 'none' }),
      ...(isAway && { database: 'away' }),
      ...(services.files.isAway && { files: 'away' }),
    });
  });
  return app;
}

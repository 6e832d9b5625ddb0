import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Services } from '../core/services.ts';
import { yandexFeed } from '../domain/feeds/yandex-feed.ts';
import type { AppEnv } from './env.ts';

/** Serves `/feeds/yandex.xml`, which portals fetch some times a day. */
export function feeds(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/feeds/yandex.xml', (c) => {
    c.header('content-type', 'application/xml; charset=utf-8');
    c.header('cache-control', 'public, max-age=600');
    return stream(c, async (out) => {
      for await (const part of yandexFeed(services)) await out.write(part);
    });
  });
  return app;
}

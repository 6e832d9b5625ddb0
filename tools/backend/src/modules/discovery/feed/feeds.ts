import { Hono } from 'hono';
import type { Services } from '../../../kernel/services.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import { createCachedFeed, type EncodedFeed } from './cached-feed.ts';
import type { AppContext, AppEnv } from '../../../kernel/http/env.ts';
import { isKnown } from '../../../kernel/http/send-drawing.ts';

/** Serves `/feeds/yandex.xml`, which portals fetch some times a day. */
export function feeds(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const yandex = createCachedFeed(services);
  app.get('/feeds/yandex.xml', async (c) => {
    // A portal that reads an empty feed takes every offer down.
    templatesOf(services.content.library);
    const feed = await yandex();
    c.header('vary', 'Accept-Encoding');
    if (isKnown(c, feed.etag, 'public, max-age=600')) return c.body(null, 304);
    c.header('content-type', 'application/xml; charset=utf-8');
    const bytes = encodingFor(c, feed);
    c.header('content-length', String(bytes.length));
    return c.body(bytes);
  });
  return app;
}

/** The smallest encoding that is accepted. */
function encodingFor(c: AppContext, feed: EncodedFeed) {
  const accepted = c.req.header('accept-encoding') ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    c.header('content-encoding', encoding);
    return feed[encoding];
  }
  return feed.identity;
}

import { Hono } from 'hono';
import type { Services } from '../../../kernel/services.ts';
import { readMailLink } from '../../people/notice/mail-link.ts';
import { stopLetters } from '../../people/notice/stop-letters.ts';
import { unsubscribe as endSearchLetters } from './searches.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';

/**
 * `POST /api/unsubscribe/{key}`: the button of mail programs (RFC 8058). It comes from anywhere and without a
 * cookie; the key says whose letters end. A person who follows such an address in a browser is led to the
 * page with the same words.
 */
export function unsubscribe(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/api/unsubscribe/:key', async (c) => {
    c.set('name', 'unsubscribe');
    const key = c.req.param('key');
    if (readMailLink(services, key)) await stopLetters(services, key);
    else {
      await endSearchLetters(services, key);
      for (const endLetters of services.letterLinks) await endLetters(services, key);
    }
    return c.body(null, 200);
  });
  app.get('/api/unsubscribe/:key', (c) =>
    c.redirect(`/otpiska/${encodeURIComponent(c.req.param('key'))}`, 303),
  );
  return app;
}

import { Hono } from 'hono';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { PARTNERS } from '../../../kernel/config/partner-kind.ts';
import { receiveEvent } from './receive-event.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { readBytes } from '../../../kernel/http/read-bytes.ts';

/** Bytes of a partner's message. */
const LONGEST_MESSAGE = 16 * 1024;

/**
 * `POST /api/{partner}/callback`: what acquirer, signature, escrow, registration and banks tell. The
 * body is signed (`X-Signature`) and may come any number of times; 204 says that it is stored. A partner
 * that is not set up has no such address.
 */
export function partnerCallbacks(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const partner of PARTNERS) {
    app.post(`/api/${partner}/callback`, async (c) => {
      c.set('name', `${partner}/callback`);
      if (services.partners.missing.includes(partner)) throw refuse(404, 'Такой страницы нет');
      const bytes = await readBytes(c.req.raw, LONGEST_MESSAGE, 'Сообщение слишком большое');
      await receiveEvent(services, partner, {
        body: bytes.toString('utf8'),
        signature: c.req.header('x-signature') ?? '',
      });
      return c.body(null, 204);
    });
  }
  return app;
}

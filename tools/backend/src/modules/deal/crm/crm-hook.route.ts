import { Hono } from 'hono';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { readBytes } from '../../../kernel/http/read-bytes.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';

/** Bytes of a message of the CRM. */
const LONGEST_MESSAGE = 64 * 1024;

/**
 * `POST /api/crm/{system}/hook`: what the company's CRM tells. It may come any number of times; 204 says that it is stored. A CRM that is
 * not set up has no such address.
 */
export function crmHook(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/api/crm/:system/hook', async (c) => {
    c.set('name', 'crm/hook');
    const { crm } = services;
    if (crm.system === null || c.req.param('system') !== crm.system) {
      throw refuse(404, 'Такой страницы нет');
    }
    const bytes = await readBytes(c.req.raw, LONGEST_MESSAGE, 'Сообщение слишком большое');
    const outcome = await crm.hear({
      body: bytes.toString('utf8'),
      query: new URL(c.req.url).searchParams,
      signature: c.req.header('x-signature') ?? '',
    });
    if (outcome === 'refused') throw refuse(403, 'Подпись не\u00a0подходит');
    if (outcome === 'wrong') throw refuse(400, 'Сообщение не\u00a0разобрать');
    return c.body(null, 204);
  });
  return app;
}

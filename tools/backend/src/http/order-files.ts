import { Hono } from 'hono';
import * as v from 'valibot';
import { refuse } from '../core/refuse.ts';
import type { Services } from '../core/services.ts';
import { findFile } from '../domain/order/find-file.ts';
import type { AppEnv } from './env.ts';
import { readSession } from './read-session.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());

/** `/api/files/{guid}`: gives a paper of an order to its buyer; to anybody else it is not there. */
export function orderFiles(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/files/:guid', async (c) => {
    const session = await readSession(services, c);
    if (!session) throw refuse(401, 'Войдите в личный кабинет');
    const guid = c.req.param('guid');
    if (!v.is(GuidSchema, guid)) throw refuse(404, 'Такого документа нет');
    const file = await findFile(services.db, session.user.id, guid);
    if (!file) throw refuse(404, 'Такого документа нет');
    const name = encodeURIComponent(`${file.name}.${file.type}`);
    return c.body(new Uint8Array(file.content), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'cache-control': 'no-store',
    });
  });
  return app;
}

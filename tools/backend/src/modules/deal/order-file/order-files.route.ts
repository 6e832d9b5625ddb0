import { Hono } from 'hono';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { findFile } from './find-file.ts';
import { openUpload } from '../../people/upload/receive-piece.ts';
import { uploadKey } from '../../people/upload/upload-store.ts';
import { sendStoredOrLink } from '../../../kernel/http/send-stored.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { readSession } from '../../people/session/read-session.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());

interface OrderFile {
  name: string;
  /** Extension in lower case. */
  type: string;
}

/**
 * `/api/files/{guid}`: gives a file of an order, the company's or an uploaded one, to its buyer; to
 * anybody else it is not there. It is always saved, never shown: nothing of it runs on this site.
 */
export function orderFiles(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/files/:guid', async (c) => {
    const session = await readSession(services, c);
    if (!session) throw refuse(401, 'Войдите в личный кабинет');
    const guid = c.req.param('guid');
    if (!v.is(GuidSchema, guid)) throw refuse(404, 'Такого документа нет');
    const made = await findFile(services.db, session.user.id, guid);
    if (made) return c.body(new Uint8Array(made.content), 200, headersOf(made));
    const { name, type, size } = await openUpload(services, guid, session);
    if (type === null) throw refuse(404, 'Такого документа нет');
    const headers = headersOf({ name, type });
    return sendStoredOrLink(services.files, c, { key: uploadKey(guid), size, headers });
  });
  return app;
}

const headersOf = ({ name, type }: OrderFile) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name.replace(/\.$/, '')}.${type}`)}`,
  'cache-control': 'no-store',
});

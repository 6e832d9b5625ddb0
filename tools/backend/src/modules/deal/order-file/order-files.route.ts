import { Hono } from 'hono';
import * as v from 'valibot';
import type { Session } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { findFile } from './find-file.ts';
import { openUpload } from '../../people/upload/receive-piece.ts';
import { readBytesOf } from '../../people/upload/upload-store.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { readSession } from '../../people/session/read-session.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());

interface OrderFile {
  name: string;
  /** Extension in lower case. */
  type: string;
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
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
    const { name, type, content } =
      (await madeDocument(services, session, guid)) ??
      (await uploadedDocument(services, session, guid));
    return c.body(content, 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name.replace(/\.$/, '')}.${type}`)}`,
      'cache-control': 'no-store',
    });
  });
  return app;
}

async function madeDocument(
  { db }: Services,
  { user }: Session,
  guid: string,
): Promise<OrderFile | null> {
  const file = await findFile(db, user.id, guid);
  return file ? { ...file, content: new Uint8Array(file.content) } : null;
}

/** @throws Refused 404 */
async function uploadedDocument(
  services: Services,
  session: Session,
  guid: string,
): Promise<OrderFile> {
  const { name, type } = await openUpload(services, guid, session);
  if (type === null) throw refuse(404, 'Такого документа нет');
  return { name, type, content: readBytesOf(services.config, guid) };
}

import { Hono } from 'hono';
import * as v from 'valibot';
import { success } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { openUpload, progressOf, receivePiece } from './receive-piece.ts';
import { checkOrigin } from '../../../kernel/http/check-origin.ts';
import type { AppContext, AppEnv } from '../../../kernel/http/env.ts';
import { readSession } from '../session/read-session.ts';
import type { Sender } from './upload-host.ts';
import { respond } from '../../../kernel/http/respond.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());
const OffsetSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/**
 * `/api/uploads/{guid}`: `GET` tells how far an upload has come, `PATCH ?offset=N` goes on with it,
 * the body being bytes. Who began it, and of what, is decided by the method that gave the guid.
 */
export const uploads = (services: Services): Hono<AppEnv> =>
  uploadRoutes(services, '/api/uploads', (c) => readSession(services, c));

/**
 * The same two ways below another address.
 * @param senderOf refuses who may send nothing
 */
export function uploadRoutes(
  services: Services,
  base: string,
  senderOf: (c: AppContext) => Promise<Sender>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(`${base}/:guid`, async (c) => {
    c.set('name', 'uploads');
    const sender = await senderOf(c);
    const row = await openUpload(services, readGuid(c), sender);
    return respond(c, success(progressOf(row)), false);
  });
  app.patch(`${base}/:guid`, async (c) => {
    c.set('name', 'uploads');
    checkOrigin(services.config, c);
    const sender = await senderOf(c);
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/octet-stream') throw refuse(415, 'Отправьте файл как набор байтов');
    const piece = {
      guid: readGuid(c),
      offset: readOffset(c),
      body: c.req.raw.body ?? emptyBody(),
      sender,
    };
    return respond(c, success(await receivePiece(services, piece)), false);
  });
  return app;
}

/** A guid that is none is unknown, like any other. */
function readGuid(c: AppContext): string {
  const guid = c.req.param('guid');
  if (!v.is(GuidSchema, guid)) throw refuse(404, 'Такого файла нет. Добавьте его ещё раз');
  return guid;
}

function readOffset(c: AppContext): number {
  const parsed = v.safeParse(OffsetSchema, c.req.query('offset'));
  if (!parsed.success) throw refuse(400, 'Не указано место, с которого продолжить');
  return parsed.output;
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

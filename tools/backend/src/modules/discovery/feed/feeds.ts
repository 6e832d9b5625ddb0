import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../../../kernel/http/env.ts';
import { isKnown } from '../../../kernel/http/send-drawing.ts';
import { refuse, refuseForNow } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { templatesOf } from '../../content/page/templates-of.ts';
import { feeds as feedTable } from './store/feeds.table.ts';
import type { FeedFile } from './store/feed-files.ts';

/** A name that cannot lead out of the folder. */
const FILE = /^([a-z0-9-]{1,40})\.xml$/;

/** Seconds after which a file that is being made may be there. */
const SOON = 30;

/** Serves `/feeds/{name}.xml`, which portals fetch some times a day: files that are there, never made for who asks. */
export function feeds(services: Services): Hono<AppEnv> {
  const { db, content, feedMaker } = services;
  const app = new Hono<AppEnv>();
  app.get('/feeds/:file', async (c) => {
    templatesOf(content.library);
    const [, name] = FILE.exec(c.req.param('file')) ?? [];
    if (!name) throw refuse(404, 'Такой выгрузки нет');
    const file = await feedMaker.files.find(name);
    if (file) return send(c, file);
    const [feed] = await db.select().from(feedTable).where(eq(feedTable.name, name));
    if (!feed?.enabled) throw refuse(404, 'Такой выгрузки нет');
    throw refuseForNow(503, 'Выгрузка собирается. Загляните позже', SOON);
  });
  return app;
}

function send(c: AppContext, { version, at, plain, gzip }: FeedFile): Response {
  c.header('vary', 'Accept-Encoding');
  c.header('last-modified', at.toUTCString());
  const known = isKnown(c, `W/"${version}"`, 'public, max-age=600');
  if (known || isSince(c, at)) return c.body(null, 304);
  const packed = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  const { path, size } = packed ? gzip : plain;
  if (packed) c.header('content-encoding', 'gzip');
  c.header('content-type', 'application/xml; charset=utf-8');
  c.header('content-length', String(size));
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>);
}

/** A tag says it better: the date is asked where there is none. */
function isSince(c: AppContext, at: Date): boolean {
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  if (Number.isNaN(since) || c.req.header('if-none-match') !== undefined) return false;
  return Math.floor(at.getTime() / 1000) * 1000 <= since;
}

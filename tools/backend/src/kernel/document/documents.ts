import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { refuse } from '../method/refuse.ts';
import type { AppEnv } from '../http/env.ts';

interface ServedDocument {
  content: Uint8Array<ArrayBuffer>;
  tag: string;
}

/**
 * Serves `/media/documents/{name}.pdf`, to be read in the browser. A document may be corrected under
 * its old name, so it is cached for a day.
 * @param folder where the files stand; read once, so that no name of a request reaches the disk
 */
export function documents(folder: string): Hono<AppEnv> {
  const served = readDocuments(folder);
  const app = new Hono<AppEnv>();
  app.get('/media/documents/:name', (c) => {
    const document = served.get(c.req.param('name'));
    if (!document) throw refuse(404, 'Такого документа нет');
    c.header('etag', document.tag);
    c.header('cache-control', 'public, max-age=86400');
    const known = c.req.header('if-none-match')?.split(',') ?? [];
    if (known.some((one) => one.trim() === document.tag)) return c.body(null, 304);
    c.header('content-type', 'application/pdf');
    c.header('content-disposition', 'inline');
    return c.body(document.content);
  });
  return app;
}

function readDocuments(folder: string): ReadonlyMap<string, ServedDocument> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  return new Map(
    names.map((name) => {
      const content = new Uint8Array(readFileSync(join(folder, name)));
      return [
        name,
        { content, tag: `"${createHash('sha1').update(content).digest('base64url')}"` },
      ];
    }),
  );
}

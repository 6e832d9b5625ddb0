import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { refuse } from '../method/refuse.ts';
import type { AppEnv } from '../http/env.ts';

interface Paper {
  content: Uint8Array<ArrayBuffer>;
  tag: string;
}

/**
 * Serves `/media/documents/{name}.pdf`, to be read in the browser. A document may be corrected under
 * its old name, so it is kept for a day.
 * @param folder where the files stand; read once, so that no name of a request reaches the disk
 */
export function documents(folder: string): Hono<AppEnv> {
  const papers = readPapers(folder);
  const app = new Hono<AppEnv>();
  app.get('/media/documents/:name', (c) => {
    const paper = papers.get(c.req.param('name'));
    if (!paper) throw refuse(404, 'Такого документа нет');
    c.header('etag', paper.tag);
    c.header('cache-control', 'public, max-age=86400');
    const known = c.req.header('if-none-match')?.split(',') ?? [];
    if (known.some((one) => one.trim() === paper.tag)) return c.body(null, 304);
    c.header('content-type', 'application/pdf');
    c.header('content-disposition', 'inline');
    return c.body(paper.content);
  });
  return app;
}

function readPapers(folder: string): ReadonlyMap<string, Paper> {
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

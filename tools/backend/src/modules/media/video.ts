import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { readRange } from '../../kernel/http/byte-range.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { AppContext, AppEnv } from '../../kernel/http/env.ts';

interface Film {
  path: string;
  type: string;
  size: number;
  tag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/**
 * Serves `/media/video/{name}`: films, in parts as players ask for them, and their posters. Another
 * film gets another name, so that a year in the browser's store is safe.
 * @param folder where the files stand; read once, so that no name of a request reaches the disk
 */
export function video(folder: string): Hono<AppEnv> {
  const films = readFilms(folder);
  const app = new Hono<AppEnv>();
  app.get('/media/video/:name', (c) => {
    const film = films.get(c.req.param('name'));
    if (!film) throw refuse(404, 'Такого видео нет');
    c.header('accept-ranges', 'bytes');
    c.header('etag', film.tag);
    c.header('cache-control', 'public, max-age=31536000, immutable');
    if (listed(c.req.header('if-none-match'), film.tag)) return c.body(null, 304);
    const range = readRange(rangeHeader(c, film), film.size);
    if (range === 'outside') {
      c.header('cache-control', 'no-store');
      c.header('content-range', `bytes */${film.size}`);
      return c.body(null, 416);
    }
    c.header('content-type', film.type);
    if (range === 'whole') return send(c, film, 0, film.size - 1);
    c.status(206);
    c.header('content-range', `bytes ${range.start}-${range.end}/${film.size}`);
    return send(c, film, range.start, range.end);
  });
  return app;
}

/** A part of another edition must not be glued to what the player has: `If-Range` asks for ours. */
function rangeHeader(c: AppContext, film: Film): string | undefined {
  const condition = c.req.header('if-range');
  return condition === undefined || condition === film.tag ? c.req.header('range') : undefined;
}

function send(c: AppContext, { path }: Film, start: number, end: number): Response {
  c.header('content-length', String(end - start + 1));
  if (c.req.method === 'HEAD') return c.body(null);
  const file = createReadStream(path, { start, end });
  return c.body(Readable.toWeb(file) as ReadableStream<Uint8Array>);
}

function listed(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim() === tag) ?? false;
}

function readFilms(folder: string): ReadonlyMap<string, Film> {
  const names = readdirSync(folder).filter((name) => extname(name) in TYPES);
  return new Map(
    names.map((name) => {
      const path = join(folder, name);
      const content = readFileSync(path);
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      const tag = `"${createHash('sha1').update(content).digest('base64url')}"`;
      return [name, { path, type, size: content.length, tag }];
    }),
  );
}

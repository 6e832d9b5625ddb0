import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Hono } from 'hono';

/** An entry that no run asked for in this many milliseconds is dropped. */
const UNUSED = 7 * 24 * 3600 * 1000;

/**
 * Nx's remote cache over a directory: `GET` and `PUT /v1/cache/{hash}`, one file for each hash
 * (https://nx.dev/docs/kb/self-hosted-caching).
 *
 * Nx indexes its own `.nx/cache` in a database named after the machine, so that a copy of the directory on another
 * machine is never used; what this server stores is.
 */
export function cacheServer(directory: string): Hono {
  const app = new Hono();
  const path = (hash: string) => join(directory, hash);

  app.get('/v1/cache/:hash{[0-9a-z]+}', async (context) => {
    const file = path(context.req.param('hash'));
    const found = await stat(file).catch(() => null);
    if (!found) return context.body('unknown hash', 404);
    await utimes(file, new Date(), new Date());
    const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
    return context.body(body, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(found.size),
    });
  });

  app.put('/v1/cache/:hash{[0-9a-z]+}', async (context) => {
    const file = path(context.req.param('hash'));
    if (await stat(file).catch(() => null)) return context.body('already stored', 409);
    const { body } = context.req.raw;
    if (!body) return context.body('no content', 400);
    // Renamed when complete: a reader never sees half an entry.
    const part = `${file}.${crypto.randomUUID()}.part`;
    await pipeline(Readable.fromWeb(body as never), createWriteStream(part));
    await rename(part, file);
    return context.body(null, 200);
  });

  return app;
}

/** Makes the directory if need be, and drops what was not used for a week and what a killed run left incomplete. */
export async function tidyCache(directory: string, now: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const { mtimeMs } = await stat(join(directory, name));
    if (name.endsWith('.part') || now - mtimeMs > UNUSED) await rm(join(directory, name));
  }
}

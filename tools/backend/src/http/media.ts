import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { Hono } from 'hono';
import { refuse } from '../core/refuse.ts';
import type { Services } from '../core/services.ts';
import { openMediaStore, type MediaStore } from '../domain/media/media-store.ts';
import { parseRaster, parseVariant } from '../domain/media/parse-variant.ts';
import { documents } from './documents.ts';
import type { AppContext, AppEnv } from './env.ts';
import { video } from './video.ts';

/** Pictures and drawings of the demo company. */
const SOURCE = fileURLToPath(new URL('../../demo/media', import.meta.url));

/** An address whose content changes gets another name, so a year is safe. */
const FOREVER = 'public, max-age=31536000, immutable';
/** A drawing may be corrected under its old name. */
const A_DAY = 'public, max-age=86400';

/** Opened on its own, a drawing is a document: it may style itself and nothing else. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Serves `/media/{id}-{width}[-portrait].{avif|webp|jpg}`, `/media/plans/{name}.{svg|png}`, films and documents. */
export function media({ config }: Pick<Services, 'config'>): Hono<AppEnv> {
  const store = openMediaStore(SOURCE, join(config.dataDir, 'media'));
  const app = new Hono<AppEnv>();
  app.route('/', video(join(SOURCE, 'video')));
  app.route('/', documents(join(SOURCE, 'documents')));
  app.get('/media/plans/:name{.+\\.png}', rasters(store));
  app.get('/media/plans/:name', drawings(store));
  app.get('/media/:name', async (c) => {
    const variant = parseVariant(c.req.param('name'));
    const tag = variant && store.tagOf(variant);
    if (!variant || !tag) throw refuse(404, 'Такого изображения нет');
    if (isKnown(c, `"${tag}"`, FOREVER)) return c.body(null, 304);
    c.header('content-type', TYPES[variant.format]);
    return c.body(await store.read(variant));
  });
  return app;
}

function rasters(store: MediaStore) {
  return async (c: AppContext) => {
    const wanted = parseRaster(c.req.param('name') ?? '');
    const bytes = wanted && (await store.raster(wanted));
    if (!bytes) throw refuse(404, 'Такого чертежа нет');
    c.header('cache-control', A_DAY);
    c.header('content-type', 'image/png');
    return c.body(bytes);
  };
}

/** Drawings go out brotli-compressed where the browser takes it: a sixth of their size. */
function drawings(store: MediaStore) {
  const prepared = new Map<
    string,
    { tag: string; plain: string; packed: Uint8Array<ArrayBuffer> }
  >();
  return (c: AppContext) => {
    const name = c.req.param('name') ?? '';
    const plain = store.drawing(name);
    if (plain === null) throw refuse(404, 'Такого чертежа нет');
    const drawing = prepared.get(name) ?? prepare(plain);
    prepared.set(name, drawing);
    c.header('vary', 'accept-encoding');
    if (isKnown(c, drawing.tag, A_DAY)) return c.body(null, 304);
    c.header('content-type', 'image/svg+xml; charset=utf-8');
    c.header('content-security-policy', DRAWING_POLICY);
    if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(drawing.plain);
    c.header('content-encoding', 'br');
    return c.body(drawing.packed);
  };
}

function prepare(plain: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    plain,
    packed: new Uint8Array(brotliCompressSync(plain, { params })),
    tag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`,
  };
}

/** Writes the cache headers and tells whether the browser has this very content. */
function isKnown(c: AppContext, tag: string, cacheControl: string): boolean {
  c.header('etag', tag);
  c.header('cache-control', cacheControl);
  const known = c.req.header('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === tag);
}

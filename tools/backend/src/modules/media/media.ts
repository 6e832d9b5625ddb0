import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { Hono } from 'hono';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Config } from '../../kernel/config/config.ts';
import { openMediaStore, type FindUploaded, type MediaStore } from './media-store.ts';
import { parseDrawing, parseRaster, parseVariant } from './parse-variant.ts';
import { documents } from '../../kernel/document/documents.ts';
import type { AppContext, AppEnv } from '../../kernel/http/env.ts';
import { A_DAY, drawingSender, isKnown } from '../../kernel/http/send-drawing.ts';
import { video } from './video.ts';

/** Pictures and drawings of the demo company. */
const SOURCE = fileURLToPath(new URL('../../../demo/media', import.meta.url));

/** An address whose content changes gets another name, so a year is safe. */
const FOREVER = 'public, max-age=31536000, immutable';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Without a version the address of an uploaded picture means whatever stands there now. */
const ASK_AGAIN = 'public, no-cache';

/** Opens the store of the pictures and drawings; what is made of them lies in `{DATA_DIR}/media`. */
export const openMedia = (
  { dataDir }: Pick<Config, 'dataDir'>,
  findUploaded: FindUploaded,
): MediaStore => openMediaStore(SOURCE, join(dataDir, 'media'), findUploaded);

/**
 * Serves `/media/{id}-{width}[-portrait].{avif|webp|jpg}`, `/media/plans/{name}.{svg|png}`, `/media/commercial/{name}.svg`, `/media/portraits/{name}.svg`, `/media/spots/{name}.svg`,
 * films and documents. What the staff have uploaded stands at `/media/{id}_v{version}-{width}…` and, a drawing, at `/media/{id}_v{version}.svg`.
 */
export function media(store: MediaStore): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.route('/', video(join(SOURCE, 'video')));
  app.route('/', documents(join(SOURCE, 'documents')));
  app.get('/media/plans/:name{.+\\.png}', rasters(store));
  app.get('/media/:folder{plans|commercial|portraits|spots}/:name', drawings(store));
  app.get('/media/:name{.+\\.svg}', uploadedDrawings(store));
  app.get('/media/:name', async (c) => {
    const variant = parseVariant(c.req.param('name'));
    const found = variant && (await store.find(variant));
    if (!variant || !found) throw refuse(404, 'Такого изображения нет');
    if (isKnown(c, `"${found.tag}"`, found.lasts ? FOREVER : ASK_AGAIN)) return c.body(null, 304);
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

function uploadedDrawings(store: MediaStore) {
  const send = drawingSender(constants.BROTLI_DEFAULT_QUALITY);
  return async (c: AppContext) => {
    const id = parseDrawing(c.req.param('name') ?? '');
    const plain = id && (await store.uploadedDrawing(id));
    if (!id || !plain) throw refuse(404, 'Такого чертежа нет');
    return send(c, id, plain);
  };
}

/** Sends drawings of flat types, of premises and of people. */
function drawings(store: MediaStore) {
  const send = drawingSender(constants.BROTLI_MAX_QUALITY);
  return (c: AppContext) => {
    const path = `${c.req.param('folder') ?? ''}/${c.req.param('name') ?? ''}`;
    const plain = store.drawing(path);
    if (plain === null) throw refuse(404, 'Такого чертежа нет');
    return send(c, path, plain);
  };
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flipDrawing } from './flip-drawing.ts';
import { createLimit } from './limit.ts';
import { renderRaster, renderVariant, SETTINGS_VERSION } from './render-variant.ts';
import type { DrawingRaster, SourcePicture, Variant } from './types.ts';

/** Encoding an AVIF takes a core for some tenths of a second. */
const AT_ONCE = 2;

/** Pictures in the widths that pages ask for, and drawings. */
export interface MediaStore {
  /** Tag of a variant, known without making it; `null` where there is no such picture. */
  tagOf(variant: Variant): string | null;
  /**
   * Bytes of a variant, made and kept the first time.
   * @throws Error where there is no such picture
   */
  read(variant: Variant): Promise<Uint8Array<ArrayBuffer>>;
  /** A drawing by its path: `plans/2k-64.svg`, flipped `plans/2k-64-flipped.svg`; `null` for any other path. */
  drawing(path: string): string | null;
  /** Bytes of another picture that is drawn once and kept: a page’s share picture. */
  made(name: string, render: () => Promise<Buffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes of a drawing as a picture; `null` where there is no such drawing. */
  raster(wanted: DrawingRaster): Promise<Uint8Array<ArrayBuffer> | null>;
}

/**
 * Opens the media store.
 * @param source folder with `manifest.json`, `pictures/`, `plans/` and `commercial/`
 * @param cache folder for the variants; it may be deleted at any time
 */
export function openMediaStore(source: string, cache: string): MediaStore {
  const pictures = readManifest(source);
  const drawings = readDrawings(source);
  const limit = createLimit(AT_ONCE);
  const inWork = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const fileOf = (id: string) => join(source, 'pictures', `${id}.avif`);
  const nameOf = ({ id, width, portrait, format }: Variant, version: string) =>
    `${id}-${width}${portrait ? '-portrait' : ''}.${version}.${format}`;

  /** Bytes of a file of the cache, made the first time. */
  async function kept(
    name: string,
    render: () => Promise<Buffer>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const path = join(cache, name);
    const found = await readFile(path).catch(() => null);
    if (found) return new Uint8Array(found);
    const working = inWork.get(name);
    if (working) return working;
    const work = make(path, render).finally(() => inWork.delete(name));
    inWork.set(name, work);
    return work;
  }

  async function make(
    path: string,
    render: () => Promise<Buffer>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await limit(render);
    await mkdir(cache, { recursive: true });
    // Another process may make the same file: each writes its own and the last one stays.
    await writeFile(`${path}.${process.pid}`, bytes);
    await rename(`${path}.${process.pid}`, path);
    return new Uint8Array(bytes);
  }

  return {
    tagOf(variant) {
      const known = pictures.get(variant.id);
      return known ? nameOf(variant, known.version) : null;
    },
    async read(variant) {
      const known = pictures.get(variant.id);
      if (!known) throw new Error(`no picture «${variant.id}»`);
      return kept(nameOf(variant, known.version), () =>
        renderVariant(fileOf(variant.id), known.picture, variant),
      );
    },
    made: kept,
    drawing(path) {
      const plain = drawings.get(path);
      if (plain !== undefined) return plain;
      const other = drawings.get(path.replace(/-flipped\.svg$/, '.svg'));
      return other === undefined ? null : flipDrawing(other);
    },
    async raster({ drawing, flipped }) {
      const plain = drawings.get(`plans/${drawing}`);
      if (plain === undefined) return null;
      const version = createHash('sha1').update(plain).digest('hex').slice(0, 8);
      const name = `${drawing}${flipped ? '-flipped' : ''}.${version}.png`;
      return kept(name, () => renderRaster(plain, flipped));
    },
  };
}

function readManifest(source: string) {
  const list = JSON.parse(readFileSync(join(source, 'manifest.json'), 'utf8')) as SourcePicture[];
  return new Map(
    list.map((picture) => {
      const { size } = statSync(join(source, 'pictures', `${picture.id}.avif`));
      const version = `${SETTINGS_VERSION}-${picture.focus}-${size}`;
      return [picture.id, { picture, version }] as const;
    }),
  );
}

/** Folders of drawings. */
const DRAWINGS = ['plans', 'commercial'];

/** Half a megabyte in all: kept in memory, so that no name of a request reaches the disk. */
function readDrawings(source: string): ReadonlyMap<string, string> {
  const paths = DRAWINGS.flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => `${folder}/${name}`),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(source, path), 'utf8')]));
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLimit } from './limit.ts';
import { renderVariant, SETTINGS_VERSION } from './render-variant.ts';
import type { SourcePicture, Variant } from './types.ts';

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
  /** A drawing of the folder `plans`; `null` for any other name. */
  drawing(name: string): string | null;
}

/**
 * Opens the media store.
 * @param source folder with `manifest.json`, `pictures/` and `plans/`
 * @param cache folder for the variants; it may be deleted at any time
 */
export function openMediaStore(source: string, cache: string): MediaStore {
  const pictures = readManifest(source);
  const drawings = readDrawings(join(source, 'plans'));
  const limit = createLimit(AT_ONCE);
  const inWork = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const fileOf = (id: string) => join(source, 'pictures', `${id}.avif`);
  const nameOf = ({ id, width, portrait, format }: Variant, version: string) =>
    `${id}-${width}${portrait ? '-portrait' : ''}.${version}.${format}`;

  async function make(
    picture: SourcePicture,
    variant: Variant,
    path: string,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await limit(() => renderVariant(fileOf(variant.id), picture, variant));
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
      const name = nameOf(variant, known.version);
      const path = join(cache, name);
      const kept = await readFile(path).catch(() => null);
      if (kept) return new Uint8Array(kept);
      const working = inWork.get(name);
      if (working) return working;
      const work = make(known.picture, variant, path).finally(() => inWork.delete(name));
      inWork.set(name, work);
      return work;
    },
    drawing: (name) => drawings.get(name) ?? null,
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

/** Half a megabyte in all: kept in memory, so that no name of a request reaches the disk. */
function readDrawings(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

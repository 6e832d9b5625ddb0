import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as v from 'valibot';
import { writeWhole } from '../../../../kernel/files/write-whole.ts';

/** A file that is served: the same bytes plain and packed. */
export interface FeedFile {
  readonly version: string;
  readonly digest: string;
  readonly at: Date;
  readonly plain: { readonly path: string; readonly size: number };
  readonly gzip: { readonly path: string; readonly size: number };
}

interface Told {
  at: Date;
  /** The same for files that say the same; asked when all parts are written. */
  digest: () => string;
}

/** Files of feeds in a folder, which may be deleted at any time. */
export interface FeedFiles {
  /** The file that is whole; `null` where there is none. */
  find(name: string): Promise<FeedFile | null>;
  /**
   * Writes a file and has it take the place of the former one, which is served until then, and further on where it says the same.
   * @returns bytes of the plain one
   */
  write(name: string, parts: AsyncIterable<string>, told: Told): Promise<number>;
  /** Serves it no more. */
  remove(name: string): Promise<void>;
}

/** What says which file is the whole one; it is renamed into its place. */
const PointerSchema = v.object({
  version: v.pipe(v.string(), v.uuid()),
  digest: v.string(),
  at: v.string(),
  plain: v.number(),
  gzip: v.number(),
});

/** Opens the folder of feeds. */
export function openFeedFiles(folder: string): FeedFiles {
  const pointerOf = (name: string) => join(folder, `${name}.json`);
  const pathOf = (name: string, version: string) => join(folder, name, `${version}.xml`);

  async function find(name: string): Promise<FeedFile | null> {
    const text = await readFile(pointerOf(name), 'utf8').catch(() => null);
    if (text === null) return null;
    const { version, digest, at, plain, gzip } = v.parse(PointerSchema, JSON.parse(text));
    const path = pathOf(name, version);
    return {
      ...{ version, digest, at: new Date(at) },
      plain: { path, size: plain },
      gzip: { path: `${path}.gz`, size: gzip },
    };
  }

  /** Who has begun to read the former file goes on; what was never finished goes. */
  async function sweep(name: string, kept: readonly (string | undefined)[]): Promise<void> {
    const names = await readdir(join(folder, name));
    const gone = names.filter((file) => !kept.includes(file.split('.')[0]));
    await Promise.all(gone.map((file) => rm(join(folder, name, file), { force: true })));
  }

  return {
    find,
    async write(name, parts, told) {
      const version = randomUUID();
      const path = pathOf(name, version);
      await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
      const former = await find(name).catch(() => null);
      try {
        await pipeline(Readable.from(parts), createWriteStream(path));
        const digest = told.digest();
        if (former?.digest === digest) {
          await sweep(name, [former.version]);
          return former.plain.size;
        }
        await pipeline(createReadStream(path), createGzip(), createWriteStream(`${path}.gz`));
        const [plain, gzip] = [(await stat(path)).size, (await stat(`${path}.gz`)).size];
        const pointer = { version, digest, at: told.at.toISOString(), plain, gzip };
        await writeWhole(pointerOf(name), Buffer.from(JSON.stringify(pointer)));
        await sweep(name, [version, former?.version]);
        return plain;
      } catch (error) {
        await Promise.all([path, `${path}.gz`].map((one) => rm(one, { force: true })));
        throw error;
      }
    },
    async remove(name) {
      await rm(pointerOf(name), { force: true });
      await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}

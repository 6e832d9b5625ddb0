import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSharedWork } from '../../kernel/files/shared-work.ts';
import type { ShareJob } from './share/types.ts';
import { encode } from './encoder/encoder.ts';
import {
  drawingPart,
  planGeometryOf,
  planSheetOf,
  type PlanSheet,
} from './plan-sheet/plan-parts.ts';
import type { PlanGeometry } from './plan-sheet/read-plan-geometry.ts';
import type { DrawingRaster, SourcePicture, Variant } from './encoder/types.ts';
import { readVersionedId } from './versioned-id.ts';

/** Changes whenever the settings of the encoder do, so that no variant of older settings is served. */
const SETTINGS_VERSION = '1';

/** Pictures in the widths that pages ask for, and drawings. */
export interface MediaStore {
  /** What is known of a variant without making it; `null` where there is no such picture. */
  find(variant: Variant): Promise<FoundVariant | null>;
  /**
   * Bytes of a variant, rendered and cached the first time.
   * @throws Error where there is no such picture
   */
  read(variant: Variant): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * A drawing by its path: `plans/2k-64.svg`, flipped `plans/2k-64-flipped.svg`, its parts `plans/2k-64-walls.svg` and
   * `plans/2k-64-furniture.svg`; `null` for any other path.
   */
  drawing(path: string): string | null;
  /** What is written on a labelled drawing, by the same path; `null` where nothing is. */
  planSheet(path: string): PlanSheet | null;
  /** Where its floor and its doors are, by the same path; `null` where nobody has measured it. */
  planGeometry(path: string): PlanGeometry | null;
  /** Bytes of another picture that is rendered once and cached: a page’s share picture. */
  made(name: string, job: ShareJob): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * File of a variant, made the first time.
   * @throws Error where there is no such picture
   */
  fileOf(variant: Variant): Promise<string>;
  /** Bytes of a drawing as a picture; `null` where there is no such drawing. */
  raster(wanted: DrawingRaster): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A drawing that the staff have uploaded, by its name; `null` where there is none. */
  uploadedDrawing(id: string): Promise<string | null>;
}

/** A variant before it is made. */
interface FoundVariant {
  tag: string;
  /** Its address will never mean another picture: one that was uploaded has to name its version. */
  lasts: boolean;
}

/** The full picture of one that the staff have uploaded. */
interface UploadedSource {
  /** Returns the path of its file, which may be a copy that is deleted afterwards. */
  withFile<Result>(work: (file: string) => Promise<Result>): Promise<Result>;
  picture: SourcePicture;
  version: number;
  drawing: string | null;
}

/** Finds what the staff have uploaded, by the name of the picture. */
export type FindUploaded = (id: string) => Promise<UploadedSource | null>;

/**
 * Opens the media store.
 * @param source folder with `manifest.json`, `pictures/`, `plans/`, `commercial/`, `portraits/` and `spots/`
 * @param cache folder for the variants; it may be deleted at any time
 */
export function openMediaStore(
  source: string,
  cache: string,
  findUploaded: FindUploaded,
): MediaStore {
  const pictures = readManifest(source);
  const drawings = readDrawings(source);
  const sheets = new Map<string, PlanSheet>();
  const once = createSharedWork<Uint8Array<ArrayBuffer>>();

  const sourceOf = (id: string) => join(source, 'pictures', `${id}.avif`);
  const nameOf = ({ id, width, portrait, format }: Variant, version: string) =>
    `${id}-${width}${portrait ? '-portrait' : ''}.${version}.${format}`;

  /** Bytes of a file of the cache, written the first time. */
  async function cached(
    name: string,
    write: (path: string) => Promise<void>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const path = join(cache, name);
    const found = await readFile(path).catch(() => null);
    if (found) return found;
    return once(name, async () => {
      await mkdir(cache, { recursive: true });
      await write(path);
      return readFile(path);
    });
  }

  async function find(variant: Variant) {
    const shipped = pictures.get(variant.id);
    if (shipped) {
      const { picture, version } = shipped;
      return {
        withFile: <Result>(work: (file: string) => Promise<Result>) => work(sourceOf(variant.id)),
        ...{ picture, tag: nameOf(variant, version), lasts: true },
      };
    }
    const { id, version } = readVersionedId(variant.id);
    const found = await findUploaded(id);
    if (!found) return null;
    const tag = nameOf({ ...variant, id }, `${SETTINGS_VERSION}-u${found.version}`);
    return { ...found, tag, lasts: version === found.version };
  }

  async function knownOf(variant: Variant) {
    const known = await find(variant);
    if (!known) throw new Error(`no picture «${variant.id}»`);
    return known;
  }

  async function read(variant: Variant) {
    const { withFile, picture, tag } = await knownOf(variant);
    return cached(tag, (path) => withFile((file) => encode({ file, picture, variant }, path)));
  }

  return {
    find,
    read,
    async fileOf(variant) {
      await read(variant);
      return join(cache, (await knownOf(variant)).tag);
    },
    uploadedDrawing: async (id) => (await findUploaded(id))?.drawing ?? null,
    made: (name, job) => cached(name, (path) => encode(job, path)),
    drawing: (path) => drawingPart(drawings, path),
    planSheet(path) {
      const known = sheets.get(path);
      if (known !== undefined) return known;
      const sheet = planSheetOf(drawings, path);
      if (sheet) sheets.set(path, sheet);
      return sheet;
    },
    planGeometry: (path) => planGeometryOf(drawings, path),
    async raster({ drawing, flipped }) {
      const plain = drawings.get(`plans/${drawing}`);
      if (plain === undefined) return null;
      const version = createHash('sha1').update(plain).digest('hex').slice(0, 8);
      const name = `${drawing}${flipped ? '-flipped' : ''}.${version}.png`;
      return cached(name, (path) => encode({ drawing: plain, flipped }, path));
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
const DRAWINGS = ['plans', 'commercial', 'portraits', 'spots'];

/** Half a megabyte in all: cached in memory, so that no name of a request reaches the disk. */
function readDrawings(source: string): ReadonlyMap<string, string> {
  const paths = DRAWINGS.flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => `${folder}/${name}`),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(source, path), 'utf8')]));
}

import { readFile, stat } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { hashOfFile } from '../../../../kernel/files/hash-of.ts';
import { withLocalFile } from '../../../../kernel/files/local-file.ts';
import { withSpool } from '../../../../kernel/files/spool.ts';
import { refuse } from '../../../../kernel/method/refuse.ts';
import type { Services } from '../../../../kernel/services.ts';
import { encode, NoPicture } from '../../../media/encoder/encoder.ts';
import type { Job, Look } from '../../../media/encoder/job.ts';
import { decode } from '../photo.ts';
import { uploadKey } from '../upload-store.ts';
import { uploads } from '../uploads.table.ts';
import { cleanSvg } from './clean-svg.ts';
import { WRONG_PICTURE } from './recognise-picture.ts';

/** Longest side of a full picture, pixels: no page shows a wider one. */
const SIDE = 2560;

/** Bytes of a drawing: what a plan has, many times over. */
const MOST_DRAWING = 1024 * 1024;

type UploadRow = typeof uploads.$inferSelect;

/** A file of the staff that has come whole. @throws Refused 404 */
export async function arrivedFile({ db }: Pick<Services, 'db'>, guid: string): Promise<UploadRow> {
  const own = and(
    eq(uploads.guid, guid),
    eq(uploads.ownerKind, 'picture-draft'),
    eq(uploads.state, 'done'),
  );
  const [row] = await db.select().from(uploads).where(own);
  if (!row) throw gone();
  return row;
}

const gone = () => refuse(404, 'Такого файла нет. Добавьте его ещё раз');

/** SHA-256 of what was sent, hexadecimal. @throws Refused 404 */
export async function hashOf({ files }: Pick<Services, 'files'>, guid: string): Promise<string> {
  const hash = await hashOfFile(files, uploadKey(guid));
  if (hash === null) throw gone();
  return hash;
}

/** What became of a file that was taken in. */
export interface StoredPicture extends Look {
  /** The drawing, cleaned, where it was one. */
  drawing: string | null;
}

/**
 * Draws a picture anew over its file, upright and bounded, one at a time in the process that makes pictures: what a camera writes into it is
 * gone. A drawing is cleaned first.
 * @throws Refused 422 where it is no picture that can be read, 503 where too many wait
 */
export async function takeIn(
  { config, files }: Pick<Services, 'config' | 'files'>,
  { guid, type }: Pick<UploadRow, 'guid' | 'type'>,
): Promise<StoredPicture> {
  const key = uploadKey(guid);
  const stored = await withLocalFile(files, config.dataDir, key, (path) =>
    withSpool(config.dataDir, async (full) => {
      const drawing = type === 'svg' ? await readDrawing(path) : null;
      if (drawing) await drawn({ drawing, flipped: false }, full);
      else await decode({ photo: path, drawn: { side: SIDE, format: 'full' } }, full);
      const seen = await withSpool(config.dataDir, async (look) => {
        await encode({ look: full }, look);
        return JSON.parse(await readFile(look, 'utf8')) as Look;
      });
      await files.put(key, { path: full });
      return { ...seen, drawing };
    }),
  );
  if (!stored) throw gone();
  return stored;
}

async function readDrawing(path: string): Promise<string> {
  if ((await stat(path)).size > MOST_DRAWING) {
    throw refuse(422, 'Чертёж больше 1 МБ. Упростите его или сохраните как PNG');
  }
  const drawing = cleanSvg(await readFile(path, 'utf8'));
  if (!drawing) throw refuse(422, 'В\u00a0файле SVG нет рисунка, который можно показать');
  return drawing;
}

/** What the encoder cannot draw is the fault of the drawing. */
const drawn = (job: Job, path: string) =>
  encode(job, path).catch((error: unknown) => {
    throw error instanceof NoPicture ? refuse(422, WRONG_PICTURE) : error;
  });

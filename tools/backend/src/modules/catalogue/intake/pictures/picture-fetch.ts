import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { MOST_PICTURE_BYTES } from '@m30/studio/contract/content/picture/picture.schema';
import { sha256Of } from '../../../../kernel/files/hash-of.ts';
import { withSpool } from '../../../../kernel/files/spool.ts';
import { Refused } from '../../../../kernel/method/refuse.ts';
import type { Services } from '../../../../kernel/services.ts';
import { oneAtATime } from '../../../../kernel/time/one-at-a-time.ts';
import { addToLibrary, pictureOfFile } from '../../../people/upload/picture/add-to-library.ts';
import { recognisePicture } from '../../../people/upload/picture/recognise-picture.ts';
import { takeIn } from '../../../people/upload/picture/take-in.ts';
import { uploadKey } from '../../../people/upload/upload-store.ts';
import { uploads } from '../../../people/upload/uploads.table.ts';
import { fetchFile } from '../watch/open/fetch-file.ts';
import { SourceFailure } from '../watch/open/source-failure.ts';
import { importPictures } from './import-pictures.table.ts';
import { pictureWords } from './picture-words.ts';
import { placePicture } from './place-picture.ts';

/** Fetches the pictures that imports have named. */
export interface PictureFetch {
  /** Fetches whatever is due, one after another. Never rejects. */
  run(): Promise<void>;
  /** Begins no further picture and ends the one under way; it is asked for again. */
  close(): Promise<void>;
}

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'config' | 'files'>;
type Row = typeof importPictures.$inferSelect;

/** Milliseconds for one picture, and until another process may take one that was left in the middle. */
const WITHIN = 60_000;
const TAKEN_FOR = 5 * 60_000;

/** Milliseconds after each failure; after the last one it is given up. */
const PAUSES = [60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000];

const TOO_LARGE = 'Картинка больше 20 МБ';

/** Makes what fetches pictures; nothing is asked for until it runs. */
export function createPictureFetch(parts: Parts): PictureFetch {
  const { log } = parts;
  const closing = new AbortController();
  const { signal } = closing;

  async function look(): Promise<void> {
    while (!signal.aborted) {
      const rows = await claim(parts);
      if (rows.length === 0) return;
      await fetchOne(parts, rows, signal);
    }
  }

  const run = oneAtATime(look, (err) => log.warn({ err }, 'pictures of imports are not fetched'));
  return {
    run: () => (signal.aborted ? Promise.resolve() : run()),
    async close() {
      closing.abort();
      await run();
    },
  };
}

/** Takes the address that has waited longest with all that want it, so that of several processes one asks for it. */
async function claim({ db, clock }: Parts): Promise<Row[]> {
  const now = clock();
  const isDue = and(eq(importPictures.state, 'waiting'), lte(importPictures.dueAt, now));
  const [next] = await db
    .select({ url: importPictures.url })
    .from(importPictures)
    .where(isDue)
    .orderBy(asc(importPictures.dueAt), asc(importPictures.position))
    .limit(1);
  if (!next) return [];
  return db
    .update(importPictures)
    .set({ dueAt: new Date(now.getTime() + TAKEN_FOR) })
    .where(and(isDue, eq(importPictures.url, next.url)))
    .returning();
}

async function fetchOne(parts: Parts, rows: readonly Row[], signal: AbortSignal): Promise<void> {
  const [first] = rows;
  if (!first) return;
  try {
    const picture = await withSpool(parts.config.dataDir, async (path) => {
      await download(parts, { url: first.url, path, signal });
      return toLibrary(parts, first, path);
    });
    await parts.db.transaction((tx) => placePicture(tx, rows, picture));
  } catch (error) {
    if (signal.aborted) return;
    await fail(parts, rows, error);
  }
}

async function download(
  { config }: Parts,
  { url, path, signal }: { url: string; path: string; signal: AbortSignal },
): Promise<void> {
  const opened = await fetchFile(new URL(url), {
    ...{ allowPrivate: config.importAllowPrivate, timeout: WITHIN, seen: null, signal },
    ...{ largest: MOST_PICTURE_BYTES, tooLarge: TOO_LARGE },
  });
  if (opened.state !== 'file') throw new SourceFailure('Сервер не отдал картинку');
  await pipeline(Readable.from(opened.bytes), createWriteStream(path, { mode: 0o600 }));
}

/** The picture of the library that a file is, made of it where nobody has added the same file before. */
async function toLibrary(parts: Parts, row: Row, path: string): Promise<string> {
  const { db, clock, files } = parts;
  const type = await recognisePicture(path);
  const hash = await sha256Of(createReadStream(path));
  const known = await pictureOfFile(db, { hash });
  if (known !== null) return known;
  const { size: bytes } = await stat(path);
  const upload = randomUUID();
  await files.put(uploadKey(upload), { path });
  const taken = await takeIn(parts, { guid: upload, type });
  const alt = await pictureWords(db, row);
  const made = await db.transaction(async (tx) => {
    const now = clock();
    const name = nameOf(row.url);
    const id = await addToLibrary(tx, taken, { upload, name, hash, bytes, addedAt: now }, alt);
    if (id === null) return pictureOfFile(tx, { hash });
    await tx.insert(uploads).values({
      ...{ guid: upload, ownerKind: 'picture', ownerId: row.guid, kind: 'picture' },
      ...{ name, size: bytes, received: bytes, state: 'done', type },
      ...{ createdAt: now, changedAt: now },
    });
    return id;
  });
  if (made === null) throw new Error(`the picture of ${row.target} is gone`);
  return made;
}

/** `https://cdn.example/plans/2k-64.png?v=3` → `2k-64`. */
function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '';
  return last.replace(/\.[a-z]{2,4}$/i, '').slice(0, 100) || 'plan';
}

/** What can never be shown is given up at once, what may come yet is asked for again, later each time. */
async function fail({ db, clock, log }: Parts, rows: readonly Row[], error: unknown) {
  const isKnown = error instanceof SourceFailure || error instanceof Refused;
  if (!isKnown) log.warn({ err: error, url: rows[0]?.url }, 'a picture is not fetched');
  const isNone = error instanceof Refused && error.status === 422;
  const failures = Math.max(...rows.map((row) => row.failures)) + 1;
  const pause = PAUSES[failures - 1];
  const guids = rows.map(({ guid }) => guid);
  await db
    .update(importPictures)
    .set({
      failures,
      reason: isKnown ? error.message : 'Картинку не удалось сохранить',
      ...(isNone || pause === undefined
        ? { state: 'failed' }
        : { dueAt: new Date(clock().getTime() + pause) }),
    })
    .where(inArray(importPictures.guid, guids));
}

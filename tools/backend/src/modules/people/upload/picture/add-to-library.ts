import { eq, or } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import { pictureFiles } from '../../../media/library/picture-files.table.ts';
import { pictures } from '../../../media/pictures.table.ts';
import { aliasOf } from '../../../../kernel/words/alias-of.ts';
import type { StoredPicture } from './take-in.ts';

/** A file that becomes a picture of the library. */
export interface LibraryFile {
  /** Upload whose bytes it is. */
  upload: string;
  /** As it was called where it comes from, without the extension. */
  name: string;
  /** SHA-256 of what was sent, hexadecimal. */
  hash: string;
  /** Bytes that were sent. */
  bytes: number;
  addedAt: Date;
}

/**
 * Writes a picture of the library and its file, under a name made of the file's.
 * @param alt what the picture shows; empty until somebody describes it
 * @returns its name; `null` where the same file has become a picture meanwhile
 */
export async function addToLibrary(
  tx: Database,
  { drawing, ...look }: StoredPicture,
  { name, ...file }: LibraryFile,
  alt = '',
): Promise<string | null> {
  const id = await freeId(tx, name);
  await tx
    .insert(pictures)
    .values({ ...{ id, alt, view: drawing ? 'plan' : 'photo', version: 1 }, ...look });
  const [made] = await tx
    .insert(pictureFiles)
    .values({ ...{ picture: id, name, drawing }, ...file })
    .onConflictDoNothing()
    .returning();
  if (made) return id;
  await tx.delete(pictures).where(eq(pictures.id, id));
  return null;
}

/** Name of the picture that has a file; `null` where none has. */
export async function pictureOfFile(
  db: Database,
  { hash, upload }: { hash?: string; upload?: string },
): Promise<string | null> {
  const same = or(
    hash === undefined ? undefined : eq(pictureFiles.hash, hash),
    upload === undefined ? undefined : eq(pictureFiles.upload, upload),
  );
  const [row] = await db.select({ id: pictureFiles.picture }).from(pictureFiles).where(same);
  return row?.id ?? null;
}

/** A name that no picture has: of the file's name, `dvor-vesnoy`, `dvor-vesnoy-2`. */
async function freeId(tx: Database, name: string): Promise<string> {
  const stem = aliasOf(name) || 'kartinka';
  // What ends like the width of a variant would be read as one.
  const base = /-\d{3,4}$/.test(stem) ? `${stem}-k` : stem;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if ((await tx.$count(pictures, eq(pictures.id, id))) === 0) return id;
  }
}

import { eq, or } from 'drizzle-orm';
import { addPicture, beginPicture } from '@m30/studio/contract';
import type { Database } from '../../kernel/db/database.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { aliasOf } from '../../modules/catalogue/intake/shape/alias-of.ts';
import { pictureFiles } from '../../modules/media/library/picture-files.table.ts';
import { pictures } from '../../modules/media/pictures.table.ts';
import { beginUpload } from '../../modules/people/upload/begin-upload.ts';
import { deleteBytes } from '../../modules/people/upload/upload-store.ts';
import { uploads } from '../../modules/people/upload/uploads.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { findPicture } from './find-picture.ts';
import { findUses } from './find-uses.ts';
import { arrivedFile, hashOf, takeIn } from './take-in.ts';
import { toListed } from './to-library-picture.ts';

/** Answers `beginPicture`: of two people who send the same file each goes on with the own one. */
export const beginPictureHandler = implementStudio(beginPicture, (file, call) =>
  beginUpload(
    { services: call.services, session: null },
    { kind: 'picture-draft', id: staffOf(call).guid },
    { kind: 'picture', ...file },
  ),
);

/** Answers `addPicture`. A lost answer may be asked for once more. */
export const addPictureHandler = implementStudio(addPicture, async ({ upload }, call) => {
  const { services } = call;
  const { db } = services;
  const before = await pictureOf(db, { upload });
  if (before) return listed(db, before, false);
  const file = await arrivedFile(services, upload);
  const hash = await hashOf(services, upload);
  const known = await pictureOf(db, { hash });
  if (known) {
    await forget(call, upload);
    return listed(db, known, true);
  }
  const { drawing, ...look } = await takeIn(services, file);
  const id = await db.transaction(async (tx) => {
    const free = await freeId(tx, file.name);
    await tx.insert(pictures).values({
      ...{ id: free, alt: '', view: drawing ? 'plan' : 'photo', version: 1 },
      ...look,
    });
    const [made] = await tx
      .insert(pictureFiles)
      .values({
        ...{ picture: free, upload, name: file.name, hash, bytes: file.size, drawing },
        addedAt: services.clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      // The same file has come twice at once: the first one stays.
      await tx.delete(pictures).where(eq(pictures.id, free));
      return pictureOf(tx, { hash, upload });
    }
    await tx.update(uploads).set({ ownerKind: 'picture' }).where(eq(uploads.guid, upload));
    await writeAudit(tx, call, {
      ...{ method: addPicture.name, subject: 'picture', subjectId: free },
      ...{ summary: `Новая картинка: ${file.name}`, before: null },
      after: { name: file.name, width: look.width, height: look.height },
    });
    return free;
  });
  return listed(db, id ?? '', false);
});

/** Name of the picture that has a file; `null` where none has. */
async function pictureOf(
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

async function listed(db: Database, id: string, known: boolean) {
  const picture = toListed(await findPicture(db, id), await findUses(db));
  return { picture: { ...picture }, known };
}

/** Deletes a file that became no picture. */
async function forget({ services }: StudioCall, upload: string): Promise<void> {
  await services.db.delete(uploads).where(eq(uploads.guid, upload));
  await deleteBytes(services, upload);
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

import { eq } from 'drizzle-orm';
import { addPicture, beginPicture } from '@m30/studio/contract';
import type { Database } from '../../kernel/db/database.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { beginUpload } from '../../modules/people/upload/begin-upload.ts';
import { addToLibrary, pictureOfFile } from '../../modules/people/upload/picture/add-to-library.ts';
import { arrivedFile, hashOf, takeIn } from '../../modules/people/upload/picture/take-in.ts';
import { deleteBytes } from '../../modules/people/upload/upload-store.ts';
import { uploads } from '../../modules/people/upload/uploads.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { findPicture } from './find-picture.ts';
import { findUses } from './find-uses.ts';
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
  const before = await pictureOfFile(db, { upload });
  if (before) return listed(db, before, false);
  const file = await arrivedFile(services, upload);
  const hash = await hashOf(services, upload);
  const known = await pictureOfFile(db, { hash });
  if (known) {
    await forget(call, upload);
    return listed(db, known, true);
  }
  const stored = await takeIn(services, file);
  const id = await db.transaction(async (tx) => {
    const { name, size: bytes } = file;
    const addedAt = services.clock();
    const made = await addToLibrary(tx, stored, { upload, name, hash, bytes, addedAt });
    // The same file has come twice at once: the first one stays.
    if (made === null) return pictureOfFile(tx, { hash, upload });
    await tx.update(uploads).set({ ownerKind: 'picture' }).where(eq(uploads.guid, upload));
    await writeAudit(tx, call, {
      ...{ method: addPicture.name, subject: 'picture', subjectId: made },
      ...{ summary: `Новая картинка: ${name}`, before: null },
      after: { name, width: stored.width, height: stored.height },
    });
    return made;
  });
  return listed(db, id ?? '', false);
});

async function listed(db: Database, id: string, known: boolean) {
  const picture = toListed(await findPicture(db, id), await findUses(db));
  return { picture: { ...picture }, known };
}

/** Deletes a file that became no picture. */
async function forget({ services }: StudioCall, upload: string): Promise<void> {
  await services.db.delete(uploads).where(eq(uploads.guid, upload));
  await deleteBytes(services, upload);
}

import { and, eq, ne } from 'drizzle-orm';
import { deletePicture, replacePicture, describePicture } from '@m30/studio/contract';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import type { StudioCall } from '../../kernel/studio/studio-call.ts';
import { pictureFiles } from '../../modules/media/library/picture-files.table.ts';
import { pictures } from '../../modules/media/pictures.table.ts';
import { deleteBytes } from '../../modules/people/upload/upload-store.ts';
import { uploads } from '../../modules/people/upload/uploads.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { findPicture, lockUploaded } from './find-picture.ts';
import { findUses } from './find-uses.ts';
import { arrivedFile, hashOf, takeIn } from '../../modules/people/upload/picture/take-in.ts';
import { bodyOf, revisionOfPicture, toEdited } from './to-library-picture.ts';

/** Answers `describePicture`. Another focus makes other crops, so that the files have another address. */
export const describePictureHandler = implementStudio(describePicture, async (input, call) => {
  const { id, revision, body } = input;
  await call.services.db.transaction(async (tx) => {
    const stored = await lockUploaded(tx, id);
    if (revisionOfPicture(stored) !== revision) throw refuse(409, 'Картинку сохранил коллега');
    const before = bodyOf(stored);
    const isMoved = before.focus_x !== body.focus_x || before.focus_y !== body.focus_y;
    const { alt, kind: view, author, licence, focus_x: focusX, focus_y: focusY } = body;
    const version = nextVersion(stored.pictures.version, isMoved);
    await tx
      .update(pictures)
      .set({ alt, view, focusX, focusY, version })
      .where(eq(pictures.id, id));
    await tx.update(pictureFiles).set({ author, licence }).where(eq(pictureFiles.picture, id));
    await writeAudit(tx, call, {
      ...{ method: describePicture.name, subject: 'picture', subjectId: id },
      ...{ summary: `Изменена картинка: ${alt}`, before: { ...before }, after: { ...body } },
    });
  });
  return answerWith(call, id);
});

const nextVersion = (version: number | null, isAnother: boolean) =>
  (version ?? 1) + (isAnother ? 1 : 0);

/** Answers `replacePicture`: the name stays, the addresses of the files are others. */
export const replacePictureHandler = implementStudio(replacePicture, async (input, call) => {
  const { id, upload } = input;
  const { services } = call;
  const { db } = services;
  if ((await findPicture(db, id)).picture_files?.upload === upload) return answerWith(call, id);
  const file = await arrivedFile(services, upload);
  const hash = await hashOf(services, upload);
  const same = and(eq(pictureFiles.hash, hash), ne(pictureFiles.picture, id));
  const [other] = await db.select().from(pictureFiles).where(same);
  if (other) throw refuse(409, `Этот файл уже есть в\u00a0медиатеке: ${other.name}`);
  const { drawing, ...look } = await takeIn(services, file);
  const gone = await db.transaction(async (tx) => {
    const { pictures: row, picture_files: old } = await lockUploaded(tx, id);
    const version = nextVersion(row.version, true);
    await tx
      .update(pictures)
      .set({ ...look, version })
      .where(eq(pictures.id, id));
    await tx
      .update(pictureFiles)
      .set({
        ...{ upload, hash, drawing, name: file.name, bytes: file.size },
        replacedAt: services.clock(),
      })
      .where(eq(pictureFiles.picture, id));
    await tx.update(uploads).set({ ownerKind: 'picture' }).where(eq(uploads.guid, upload));
    await tx.delete(uploads).where(eq(uploads.guid, old.upload));
    await writeAudit(tx, call, {
      ...{ method: replacePicture.name, subject: 'picture', subjectId: id },
      summary: `Другой файл картинки: ${row.alt || file.name}`,
      before: { name: old.name, width: row.width, height: row.height },
      after: { name: file.name, width: look.width, height: look.height },
    });
    return old.upload;
  });
  await deleteBytes(services, gone);
  return answerWith(call, id);
});

export const deletePictureHandler = implementStudio(deletePicture, async ({ id }, call) => {
  const { services } = call;
  const { db } = services;
  const gone = await db.transaction(async (tx) => {
    const { pictures: row, picture_files: file } = await lockUploaded(tx, id);
    const used = (await findUses(tx)).get(id) ?? [];
    if (used.length > 0) throw refuse(409, `Картинка используется: ${used[0]?.title ?? ''}`);
    await tx.delete(pictures).where(eq(pictures.id, id));
    await tx.delete(uploads).where(eq(uploads.guid, file.upload));
    await writeAudit(tx, call, {
      ...{ method: deletePicture.name, subject: 'picture', subjectId: id, after: null },
      ...{ summary: `Удалена картинка: ${row.alt || file.name}` },
      before: { name: file.name, alt: row.alt, width: row.width, height: row.height },
    });
    return file.upload;
  });
  await deleteBytes(services, gone);
  return {};
});

/** A picture as it is now, on the site as well. */
async function answerWith({ services }: StudioCall, id: string) {
  await services.content.refresh();
  const uses = await findUses(services.db);
  return { picture: toEdited(await findPicture(services.db, id), uses) };
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { pictureFiles } from '../../modules/media/library/picture-files.table.ts';
import { pictures } from '../../modules/media/pictures.table.ts';
import type { StoredPicture } from './to-library-picture.ts';

/** A picture of the library. @throws Refused 404 */
export async function findPicture(db: Database, id: string): Promise<StoredPicture> {
  const [row] = await db
    .select()
    .from(pictures)
    .leftJoin(pictureFiles, eq(pictureFiles.picture, pictures.id))
    .where(eq(pictures.id, id));
  if (!row) throw refuse(404, 'Такой картинки в\u00a0медиатеке нет');
  return row;
}

/** One that the staff have uploaded, locked for a change. @throws Refused 404, 409 */
export async function lockUploaded(
  tx: Database,
  id: string,
): Promise<StoredPicture & { picture_files: NonNullable<StoredPicture['picture_files']> }> {
  await tx.select().from(pictures).where(eq(pictures.id, id)).for('update');
  const stored = await findPicture(tx, id);
  const { picture_files } = stored;
  if (!picture_files) throw refuse(409, 'Картинка из\u00a0поставки: её не\u00a0меняют');
  return { ...stored, picture_files };
}

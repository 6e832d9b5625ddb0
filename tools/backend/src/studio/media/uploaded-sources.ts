import { eq } from 'drizzle-orm';
import { withLocalFile } from '../../kernel/files/local-file.ts';
import type { Services } from '../../kernel/services.ts';
import { pictureFiles } from '../../modules/media/library/picture-files.table.ts';
import type { FindUploaded } from '../../modules/media/media-store.ts';
import { pictures } from '../../modules/media/pictures.table.ts';
import { uploadKey } from '../../modules/people/upload/upload-store.ts';

/** Where the subject of a picture stands of which nobody has said it, per cent. */
export const MIDDLE = 50;

/** Finds the full pictures of what the staff have uploaded, for the store that makes variants of them. */
export const uploadedSources =
  ({ db, config, files }: Pick<Services, 'db' | 'config' | 'files'>): FindUploaded =>
  async (id) => {
    const [row] = await db
      .select()
      .from(pictureFiles)
      .innerJoin(pictures, eq(pictures.id, pictureFiles.picture))
      .where(eq(pictureFiles.picture, id));
    if (!row) return null;
    const { width, height, version, focusX } = row.pictures;
    return {
      async withFile(work) {
        const key = uploadKey(row.picture_files.upload);
        const done = await withLocalFile(files, config.dataDir, key, work);
        if (done === null) throw new Error(`the file of the picture «${id}» is gone`);
        return done;
      },
      picture: { id, width, height, focus: focusX ?? MIDDLE },
      version: version ?? 1,
      drawing: row.picture_files.drawing,
    };
  };

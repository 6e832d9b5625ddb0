import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import { complexes, plans } from '../../../estate/objects.table.ts';
import { premises } from '../../../estate/premises.table.ts';
import { pictureFiles } from '../../../media/library/picture-files.table.ts';
import { pictures } from '../../../media/pictures.table.ts';
import { versionedId } from '../../../media/versioned-id.ts';
import { NO_PICTURE, NO_PLAN } from '../shape/placeholders.ts';
import { importPictures } from './import-pictures.table.ts';

type Row = typeof importPictures.$inferSelect;

/** Width of a drawing that is no SVG, pixels: what the enlarged plan shows. */
const DRAWING_WIDTH = 1280;

/**
 * Shows a picture of the library wherever an import has asked for its address. What has got a drawing or a picture by other hands
 * meanwhile keeps it.
 */
export async function placePicture(
  tx: Database,
  rows: readonly Row[],
  picture: string,
): Promise<void> {
  const address = await addressOf(tx, picture);
  const drawn = { drawing: address, labelledDrawing: address };
  for (const { targetKind, target } of rows) {
    if (targetKind === 'plan') {
      const waits = and(eq(plans.id, target), eq(plans.drawing, NO_PLAN));
      await tx.update(plans).set(drawn).where(waits);
    } else if (targetKind === 'premises') {
      const waits = and(eq(premises.lotGuid, target), eq(premises.drawing, NO_PLAN));
      await tx.update(premises).set(drawn).where(waits);
    } else await addToComplex(tx, target, picture);
  }
  const guids = rows.map(({ guid }) => guid);
  await tx
    .update(importPictures)
    .set({ state: 'placed', picture, reason: null })
    .where(inArray(importPictures.guid, guids));
}

/** Where pages find the picture as a drawing. */
async function addressOf(tx: Database, id: string): Promise<string> {
  const [row] = await tx
    .select({ version: pictures.version, drawing: pictureFiles.drawing })
    .from(pictures)
    .leftJoin(pictureFiles, eq(pictureFiles.picture, pictures.id))
    .where(eq(pictures.id, id));
  const name = `/media/${versionedId({ id, version: row?.version })}`;
  return row?.drawing ? `${name}.svg` : `${name}-${DRAWING_WIDTH}.avif`;
}

/** The first picture of a complex stands for it, the further ones in its gallery. */
async function addToComplex(tx: Database, vendor: string, picture: string): Promise<void> {
  const own = eq(complexes.vendor, vendor);
  const [row] = await tx.select().from(complexes).where(own).for('update');
  if (!row) return;
  if (row.picture === NO_PICTURE.id) await tx.update(complexes).set({ picture }).where(own);
  else if (row.picture !== picture && !row.gallery.includes(picture)) {
    const gallery = [...row.gallery, picture];
    await tx.update(complexes).set({ gallery }).where(own);
  }
}

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { chunks } from '../../../../kernel/db/chunks.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { complexes, lots, plans } from '../../../estate/objects.table.ts';
import { premises } from '../../../estate/premises.table.ts';
import type { Gathered } from '../plan/gather.ts';
import { NO_PICTURE, NO_PLAN } from '../shape/placeholders.ts';
import { importPictures } from './import-pictures.table.ts';
import { foreignAddress } from './foreign-address.ts';

type Wanted = Pick<
  typeof importPictures.$inferInsert,
  'targetKind' | 'target' | 'url' | 'position'
>;

/**
 * Writes down which pictures of other servers a file names for what shows a placeholder. What has a drawing or a picture keeps it; what
 * could not be had before is tried again.
 * @param vendors aliases of the complexes in the database, by those of the file
 */
export async function notePictures(
  tx: Database,
  gathered: Gathered,
  vendors: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const photos = await photosOf(tx, gathered, vendors);
  const wanted = [...(await drawingsOf(tx, gathered)), ...photos];
  for (const some of chunks(wanted)) {
    await tx
      .insert(importPictures)
      .values(
        some.map((one) => ({
          ...{ guid: randomUUID(), state: 'waiting' as const, failures: 0, dueAt: now },
          ...one,
        })),
      )
      .onConflictDoUpdate({
        target: [importPictures.targetKind, importPictures.target, importPictures.url],
        set: {
          ...{ state: 'waiting', failures: 0, reason: null },
          dueAt: sql`excluded.due_at`,
          position: sql`excluded.position`,
        },
      });
  }
}

/** Drawings of flat types and of premises; flats of one type have one drawing, the first that is named. */
async function drawingsOf(tx: Database, gathered: Gathered): Promise<Wanted[]> {
  const urls = new Map<string, string>();
  for (const { id, plan } of gathered.lots.values()) {
    const url = foreignAddress(plan);
    if (url !== null) urls.set(id, url);
  }
  const wanted = new Map<string, Wanted>();
  for (const ids of chunks([...urls.keys()])) {
    const rows = await tx
      .select({ id: lots.id, planId: plans.id, lot: premises.lotGuid })
      .from(lots)
      .leftJoin(plans, and(eq(plans.id, lots.planId), eq(plans.drawing, NO_PLAN)))
      .leftJoin(premises, and(eq(premises.lotGuid, lots.guid), eq(premises.drawing, NO_PLAN)))
      .where(inArray(lots.id, ids));
    for (const { id, planId, lot } of rows) {
      const target = planId ?? lot;
      const url = urls.get(id);
      if (target === null || url === undefined || wanted.has(target)) continue;
      wanted.set(target, {
        ...{ targetKind: planId === null ? 'premises' : 'plan', target },
        ...{ url, position: 0 },
      });
    }
  }
  return [...wanted.values()];
}

/** Photos of complexes that have none. */
async function photosOf(
  tx: Database,
  { complexes: items }: Gathered,
  vendors: ReadonlyMap<string, string>,
): Promise<Wanted[]> {
  const { vendor, picture } = complexes;
  const bare = await tx.select({ vendor }).from(complexes).where(eq(picture, NO_PICTURE.id));
  const waiting = new Set(bare.map((row) => row.vendor));
  return [...items.values()].flatMap(({ alias, photos = [] }) => {
    const target = vendors.get(alias);
    if (target === undefined || !waiting.has(target)) return [];
    return photos
      .flatMap((photo) => foreignAddress(photo) ?? [])
      .map((url, position) => ({ targetKind: 'complex' as const, target, url, position }));
  });
}

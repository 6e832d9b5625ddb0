import { eq } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import { complexes, plans } from '../../../estate/objects.table.ts';
import type { importPictures } from './import-pictures.table.ts';

type Row = Pick<typeof importPictures.$inferSelect, 'targetKind' | 'target' | 'position'>;

/** What a fetched picture shows, for those who do not see it. */
export async function pictureWords(db: Database, row: Row): Promise<string> {
  const { targetKind, target, position } = row;
  if (targetKind === 'premises') return 'Планировка помещения';
  if (targetKind === 'plan') {
    const [plan] = await db.select().from(plans).where(eq(plans.id, target));
    return plan ? `Планировка: ${plan.title.toLowerCase()}` : 'Планировка';
  }
  const [complex] = await db.select().from(complexes).where(eq(complexes.vendor, target));
  return `${complex?.title ?? 'Жилой комплекс'}, изображение ${position + 1}`;
}

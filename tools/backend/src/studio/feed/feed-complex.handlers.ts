import { asc, eq } from 'drizzle-orm';
import { listFeedComplexes, saveFeedComplex } from '@m30/studio/contract';
import type { StudioResult } from '@m30/studio/contract/client';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { feedComplexes, feeds } from '../../modules/discovery/feed/store/feeds.table.ts';
import { complexes } from '../../modules/estate/objects.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';

type FeedComplex = StudioResult<'Feeds.Complexes'>['complexes'][number];
type Row = typeof feedComplexes.$inferSelect;

export const listFeedComplexesHandler = implementStudio(
  listFeedComplexes,
  async (_, { services: { db } }) => {
    const rows = await db
      .select({ id: complexes.vendor, name: complexes.name, known: feedComplexes })
      .from(complexes)
      .leftJoin(feedComplexes, eq(feedComplexes.vendor, complexes.vendor))
      .orderBy(asc(complexes.position));
    return { complexes: rows.map(({ id, name, known }) => toFeedComplex({ id, name }, known)) };
  },
);

export const saveFeedComplexHandler = implementStudio(saveFeedComplex, async (input, call) => {
  const { db, clock, feedMaker } = call.services;
  const { complex: vendor, walls, ...given } = input;
  const [complex] = await db
    .select({ id: complexes.vendor, name: complexes.name })
    .from(complexes)
    .where(eq(complexes.vendor, vendor));
  if (!complex) throw refuse(404, 'Такого комплекса нет');
  const numbers = Object.fromEntries(Object.entries(given).filter(([, number]) => number !== ''));
  const after = { vendor, walls, numbers };
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(feedComplexes)
      .where(eq(feedComplexes.vendor, vendor))
      .for('update');
    await tx
      .insert(feedComplexes)
      .values(after)
      .onConflictDoUpdate({ target: feedComplexes.vendor, set: after });
    // Any of them may have lots of it.
    await tx.update(feeds).set({ changedAt: clock() });
    await writeAudit(tx, call, {
      method: saveFeedComplex.name,
      summary: `Данные для площадок: ${complex.name}`,
      ...{ subject: 'complex', subjectId: vendor, before: before ?? null, after },
    });
  });
  feedMaker.wake();
  return { complex: toFeedComplex(complex, after) };
});

function toFeedComplex(
  complex: Pick<FeedComplex, 'id' | 'name'>,
  known: Pick<Row, 'walls' | 'numbers'> | null,
): FeedComplex {
  const { cian = '', avito = '', domclick = '' } = known?.numbers ?? {};
  return { ...complex, walls: known?.walls ?? null, cian, avito, domclick };
}

import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listPriceChanges } from '@m30/studio/contract';
import { DAY } from '../../kernel/time/day.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffName } from '../../kernel/studio/studio-call.ts';
import { priceChanges } from '../../modules/staff/approval/price-changes.table.ts';
import { staffPeople } from '../../modules/staff/person/staff-people.table.ts';

const MOST = 50;

/** Whether a change can be undone at a moment: it was made lately, or it is a discount that lasts. */
export const mayUndo = (
  { madeAt, endsAt }: Pick<typeof priceChanges.$inferSelect, 'madeAt' | 'endsAt'>,
  now: Date,
): boolean => (endsAt === null ? now.getTime() - madeAt.getTime() < DAY : now < endsAt);

const maker = alias(staffPeople, 'maker');
const confirmer = alias(staffPeople, 'confirmer');
const undo = alias(priceChanges, 'undo');

/** Answers `listPriceChanges`. */
export const listPriceChangesHandler = implementStudio(
  listPriceChanges,
  async (_, { services: { db, clock } }) => {
    const rows = await db
      .select({ change: priceChanges, maker, confirmer, undoneAt: sql<Date>`${undo.madeAt}` })
      .from(priceChanges)
      .leftJoin(maker, eq(maker.id, priceChanges.madeBy))
      .leftJoin(confirmer, eq(confirmer.id, priceChanges.confirmedBy))
      .leftJoin(undo, eq(undo.undoes, priceChanges.guid))
      .orderBy(desc(priceChanges.madeAt))
      .limit(MOST);
    const now = clock();
    return {
      changes: rows.map(({ change, undoneAt, ...by }) => ({
        guid: change.guid,
        title: change.title,
        reason: change.reason,
        lots: change.lots.length,
        difference: change.lots.reduce(
          (sum, { before, after }) => sum + after.price - before.price,
          0,
        ),
        made_at: change.madeAt.toISOString(),
        made_by: by.maker && staffName(by.maker),
        confirmed_by: by.confirmer && staffName(by.confirmer),
        is_undo: change.undoes !== null,
        ends_at: change.endsAt?.toISOString() ?? null,
        undone_at: undoneAt && new Date(undoneAt).toISOString(),
        may_undo: change.undoes === null && !undoneAt && mayUndo(change, now),
      })),
    };
  },
);

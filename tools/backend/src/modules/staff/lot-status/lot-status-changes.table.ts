import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lots } from '../../estate/objects.table.ts';
import type { LotStatus } from '../../estate/types.ts';
import { staffPeople } from '../person/staff-people.table.ts';

/** Statuses that the staff have given to lots; the latest one of a lot says why the company keeps it. */
export const lotStatusChanges = pgTable(
  'lot_status_changes',
  {
    guid: uuid('guid').primaryKey(),
    lotGuid: uuid('lot_guid')
      .notNull()
      .references(() => lots.guid, { onDelete: 'cascade' }),
    before: text('before').$type<LotStatus>().notNull(),
    after: text('after').$type<LotStatus>().notNull(),
    reason: text('reason').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    madeBy: integer('made_by')
      .notNull()
      .references(() => staffPeople.id),
  },
  (table) => [
    index('lot_status_changes_lot').on(table.lotGuid, table.madeAt),
    index('lot_status_changes_time').on(table.madeAt),
  ],
);

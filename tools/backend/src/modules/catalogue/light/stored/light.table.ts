import type { Scene } from '@m30/scene';
import { customType, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { complexes, lots } from '../../../estate/objects.table.ts';
import type { FlatLight } from '../core/flat-light.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Masses of the complexes and of what stands around them: what light and views are calculated from. */
export const scenes = pgTable('scenes', {
  vendor: text('vendor')
    .primaryKey()
    .references(() => complexes.vendor),
  body: jsonb('body').$type<Scene>().notNull(),
});

/** Sun and view of the flats; a row is of use while its hash is that of what it was calculated from. */
export const lotLight = pgTable('lot_light', {
  lotGuid: uuid('lot_guid')
    .primaryKey()
    .references(() => lots.guid),
  /** SHA-256 of the scene, the plans and the floors of the complex, and of the way of calculating. */
  hash: text('hash').notNull(),
  figures: jsonb('figures').$type<FlatLight>().notNull(),
  /** Spans of each day of the year by room and window, deflated JSON: three kilobytes. */
  days: bytea('days').notNull(),
});

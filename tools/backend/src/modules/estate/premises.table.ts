import {
  bigint,
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RoomArea } from './types.ts';
import type { Box, LevelDrawing, PlaceSize, Purpose } from './premises-types.ts';
import { complexes, lots } from './objects.table.ts';

/** What commercial premises have besides the columns of every lot; a figure that nobody has said is 0, words that nobody has said are empty. */
export const premises = pgTable('premises', {
  lotGuid: uuid('lot_guid')
    .primaryKey()
    .references(() => lots.guid, { onDelete: 'cascade' }),
  /** Path of the drawing without text, which may be flipped. */
  drawing: text('drawing').notNull(),
  /** Path of the drawing with room names and areas. */
  labelledDrawing: text('labelled_drawing').notNull(),
  /** m². */
  roomList: jsonb('room_list').$type<RoomArea[]>().notNull(),
  purposes: jsonb('purposes').$type<Purpose[]>().notNull(),
  /** Allotted electric power, kW. */
  power: smallint('power').notNull(),
  ownEntrance: boolean('own_entrance').notNull(),
  /** Where the door is, in Russian: «с Курской улицы». */
  entrance: text('entrance').notNull(),
  /** Glass along the street, metres. */
  shopWindow: doublePrecision('shop_window').notNull(),
  /** A door of its own for goods. */
  loading: boolean('loading').notNull(),
  /** What such premises are let for nearby, kopecks a m² and month. */
  rentPerMetre: bigint('rent_per_metre', { mode: 'number' }).notNull(),
});

/** Levels of the car parks with what is drawn under the places. */
export const parkingLevels = pgTable(
  'parking_levels',
  {
    /** `{vendor}/{level}`. */
    id: text('id').primaryKey(),
    vendor: text('vendor')
      .notNull()
      .references(() => complexes.vendor),
    /** Below ground it is negative. */
    level: smallint('level').notNull(),
    /** Clear height, metres; 0 where nobody has said it. */
    height: doublePrecision('height').notNull(),
    /** `null` of a level that nobody has drawn: a plain grid stands for it. */
    drawing: jsonb('drawing').$type<LevelDrawing>(),
  },
  (table) => [uniqueIndex('parking_levels_level').on(table.vendor, table.level)],
);

/** What parking places and storage rooms have besides the columns of every lot. */
export const places = pgTable(
  'places',
  {
    lotGuid: uuid('lot_guid')
      .primaryKey()
      .references(() => lots.guid, { onDelete: 'cascade' }),
    levelId: text('level_id')
      .notNull()
      .references(() => parkingLevels.id),
    /** What is painted on the floor or the door: «12», «К5». */
    label: text('label').notNull(),
    /** Empty for a storage room. */
    size: text('size').$type<PlaceSize>(),
    /** Metres; 0 where nobody has said it, as the next one. */
    width: doublePrecision('width').notNull(),
    /** Metres. */
    depth: doublePrecision('depth').notNull(),
    /** A car can be charged here. */
    charging: boolean('charging').notNull(),
    /** Where it stands on the drawing of its level; `null` where it is on none. */
    box: jsonb('box').$type<Box>(),
  },
  (table) => [index('places_level').on(table.levelId)],
);

import type { NearbyKind } from '@m30/api/filters';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FloorGeometry, InfrastructureGroup, WorkState } from './types.ts';
import { nearby } from './nearby.table.ts';
import { buildings, complexes, lots } from './objects.table.ts';

/** What a lot has cost since its sales began; the last row is its present price. */
export const priceHistory = pgTable(
  'price_history',
  {
    lotGuid: uuid('lot_guid')
      .notNull()
      .references(() => lots.guid),
    /** Day from which the price holds. */
    since: date('since', { mode: 'string' }).notNull(),
    /** Kopecks. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** Why it has changed: «старт продаж», «скидка». */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.lotGuid, table.since] })],
);

/** Drawings of the floors of a section; one holds for every floor with the same flats. */
export const floorPlans = pgTable(
  'floor_plans',
  {
    /** `{vendor}/{subvendor}/{section}/{first floor}`. */
    id: text('id').primaryKey(),
    buildingId: text('building_id')
      .notNull()
      .references(() => buildings.id),
    section: smallint('section').notNull(),
    firstFloor: smallint('first_floor').notNull(),
    lastFloor: smallint('last_floor').notNull(),
    geometry: jsonb('geometry').$type<FloorGeometry>().notNull(),
  },
  (table) => [
    uniqueIndex('floor_plans_floor').on(table.buildingId, table.section, table.firstFloor),
  ],
);

/** How far the works of a complex had come by the end of a month. */
export const progressMonths = pgTable(
  'progress_months',
  {
    vendor: text('vendor')
      .notNull()
      .references(() => complexes.vendor),
    /** First day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    /** What was done, in a sentence or two. */
    text: text('text').notNull(),
    /** One entry a building. */
    works: jsonb('works').$type<WorkState[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.month] })],
);

/** Documents of a complex, or of one of its buildings. */
export const objectDocuments = pgTable(
  'object_documents',
  {
    id: text('id').primaryKey(),
    vendor: text('vendor')
      .notNull()
      .references(() => complexes.vendor),
    /** Building that the document is about; empty where it is about all of them. */
    buildingId: text('building_id').references(() => buildings.id),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    /** Path of the file. */
    src: text('src').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
  },
  (table) => [index('object_documents_vendor').on(table.vendor, table.position)],
);

/** What a complex has around it. */
export const infrastructure = pgTable(
  'infrastructure',
  {
    vendor: text('vendor')
      .notNull()
      .references(() => complexes.vendor),
    position: smallint('position').notNull(),
    group: text('group').$type<InfrastructureGroup>().notNull(),
    name: text('name').notNull(),
    /** Walk, minutes. */
    minutes: smallint('minutes').notNull(),
    /** What filters of flats ask for; empty for any other place, and for one that does not work yet. */
    kind: text('kind').$type<NearbyKind>(),
    /** Where it stands, degrees; both are empty where only the walk is known. */
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    /** Made up for the demo. */
    demo: boolean('demo').notNull().default(false),
    /** The place that it tells of; empty where the words are all there is. */
    nearby: text('nearby').references(() => nearby.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.position] }),
    index('infrastructure_nearby').on(table.nearby),
  ],
);

/** Questions that buyers of a complex ask, with the answers. */
export const objectQuestions = pgTable(
  'object_questions',
  {
    vendor: text('vendor')
      .notNull()
      .references(() => complexes.vendor),
    position: smallint('position').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.position] })],
);

/** Films of a complex. */
export const objectVideos = pgTable('object_videos', {
  vendor: text('vendor')
    .primaryKey()
    .references(() => complexes.vendor),
  title: text('title').notNull(),
  /** Path of the film, perhaps with the seconds to show. */
  src: text('src').notNull(),
  poster: text('poster').notNull(),
});

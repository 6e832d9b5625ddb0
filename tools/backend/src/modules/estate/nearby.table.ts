import type { NearbyKind } from '@m30/api/filters';
import { boolean, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/** Schools, kindergartens and clinics that the company knows of; complexes tell of those that are near (`infrastructure`). */
export const nearby = pgTable('nearby', {
  /** `shkola-5`. */
  id: text('id').primaryKey(),
  kind: text('kind').$type<NearbyKind>().notNull(),
  title: text('title').notNull(),
  /** Empty where nobody has said it, as the source. */
  address: text('address').notNull().default(''),
  /** Degrees. */
  lat: doublePrecision('lat').notNull(),
  lon: doublePrecision('lon').notNull(),
  /** Where the company knows it from: «data.gov.spb.ru, 12.11.2026». */
  source: text('source').notNull().default(''),
  /** Made up for the demo. */
  demo: boolean('demo').notNull().default(false),
});

import {
  bigint,
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { LotStatus, Rooms } from './types.ts';
import type { Fact, HouseKind, PriceSince } from './resale-types.ts';
import { plans } from './objects.table.ts';

/** People who show resale flats. */
export const resaleAgents = pgTable('resale_agents', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  about: text('about').notNull(),
  /** Path of a drawing. */
  portrait: text('portrait'),
});

/** Flats that their owners sell through the company, in houses that others have built. */
export const resaleFlats = pgTable(
  'resale_flats',
  {
    /** Alias in the address: `lanskaya-2k`. */
    id: text('id').primaryKey(),
    status: text('status').$type<LotStatus>().notNull(),
    /** Alias of the district, as filters write it. */
    district: text('district').notNull(),
    /** «Приморский район». */
    districtName: text('district_name').notNull(),
    /** Street and house. */
    place: text('place').notNull(),
    /** With the city. */
    address: text('address').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    metro: jsonb('metro').$type<{ name: string; minutes: number }>(),
    houseKind: text('house_kind').$type<HouseKind>().notNull(),
    /** «панельный дом». */
    house: text('house').notNull(),
    /** In which the house was built. */
    year: smallint('year').notNull(),
    floor: smallint('floor').notNull(),
    floors: smallint('floors').notNull(),
    rooms: text('rooms').$type<Rooms>().notNull(),
    euro: boolean('euro').notNull(),
    /** m², as the other areas here. */
    area: doublePrecision('area').notNull(),
    livingArea: doublePrecision('living_area'),
    kitchenArea: doublePrecision('kitchen_area'),
    /** Kopecks. */
    price: bigint('price', { mode: 'number' }).notNull(),
    oldPrice: bigint('old_price', { mode: 'number' }),
    /** Oldest first, the last is the price now. */
    prices: jsonb('prices').$type<PriceSince[]>().notNull(),
    /** Flat type that the layout is like. */
    planId: text('plan_id').references(() => plans.id),
    mirrored: boolean('mirrored').notNull(),
    facts: jsonb('facts').$type<Fact[]>().notNull(),
    /** Paragraphs. */
    description: jsonb('description').$type<string[]>().notNull(),
    /** Ids of pictures, in the order of the gallery. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    agentId: text('agent_id')
      .notNull()
      .references(() => resaleAgents.id),
  },
  (table) => [index('resale_flats_district').on(table.district)],
);

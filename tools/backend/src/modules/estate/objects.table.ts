import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { pictures } from '../media/pictures.table.ts';
import type {
  Finish,
  FinishSet,
  LotKind,
  LotStatus,
  PaymentKind,
  PlanRoom,
  RoomArea,
  Rooms,
} from './types.ts';

/** Residential complexes. */
export const complexes = pgTable('complexes', {
  vendor: text('vendor').primaryKey(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  place: text('place').notNull(),
  address: text('address').notNull(),
  lat: doublePrecision('lat').notNull(),
  lon: doublePrecision('lon').notNull(),
  housingClass: text('housing_class').notNull(),
  metro: jsonb('metro').$type<{ name: string; minutes: number }>(),
  summary: text('summary').notNull(),
  about: jsonb('about').$type<string[]>().notNull(),
  floors: text('floors').notNull(),
  ceiling: text('ceiling').notNull(),
  finish: text('finish').notNull(),
  picture: text('picture')
    .notNull()
    .references(() => pictures.id),
  /** Ids of pictures, in the order of the gallery. */
  gallery: jsonb('gallery').$type<string[]>().notNull(),
  genplan: text('genplan').references(() => pictures.id),
  /** Set of finish whose palette its lobbies and finished flats have: `dvor`. */
  finishSet: text('finish_set').$type<FinishSet>(),
  /** What its page says in large letters. */
  headline: text('headline'),
  /** What stands beside its pictures, by their view. */
  story: jsonb('story').$type<Partial<Record<'facade' | 'courtyard', string>>>(),
});

/** Buildings of the complexes. */
export const buildings = pgTable(
  'buildings',
  {
    /** `{vendor}/{subvendor}`. */
    id: text('id').primaryKey(),
    vendor: text('vendor')
      .notNull()
      .references(() => complexes.vendor),
    /** Alias in the address: `korpus-2`. */
    subvendor: text('subvendor').notNull(),
    /** Name of the building in the outlines: «2», «Стилобат». */
    label: text('label').notNull(),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
    floors: smallint('floors').notNull(),
    /** Both are empty where the building is completed. */
    handoverYear: smallint('handover_year'),
    handoverQuarter: smallint('handover_quarter'),
    /** Date of the permit of commissioning; `null` while the building is under construction. */
    commissionedOn: date('commissioned_on', { mode: 'string' }),
    /** Sales of the phase have started. */
    onSale: boolean('on_sale').notNull(),
    /** Ways to pay for what is in the building. */
    payments: jsonb('payments').$type<PaymentKind[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('buildings_address').on(table.vendor, table.subvendor)],
);

/** Entrances of the buildings. */
export const sections = pgTable(
  'sections',
  {
    /** `{vendor}/{subvendor}/{number}`. */
    id: text('id').primaryKey(),
    buildingId: text('building_id')
      .notNull()
      .references(() => buildings.id),
    number: smallint('number').notNull(),
    /** Lowest floor with flats. */
    firstFloor: smallint('first_floor').notNull(),
    floors: smallint('floors').notNull(),
    flatsPerFloor: smallint('flats_per_floor').notNull(),
  },
  (table) => [uniqueIndex('sections_number').on(table.buildingId, table.number)],
);

/** Flat types with their drawings. */
export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  rooms: text('rooms').$type<Rooms>().notNull(),
  euro: boolean('euro').notNull(),
  /** m², as the other areas here. */
  area: doublePrecision('area').notNull(),
  livingArea: doublePrecision('living_area').notNull(),
  kitchenArea: doublePrecision('kitchen_area'),
  balconyArea: doublePrecision('balcony_area'),
  bathrooms: smallint('bathrooms').notNull(),
  /** `balcony`, `loggia`, `terrace`, `two-bathrooms`, `wardrobe`, … */
  options: jsonb('options').$type<string[]>().notNull(),
  /** Side of the drawing with windows besides the top: a corner flat. */
  corner: text('corner').$type<'left' | 'right'>(),
  roomList: jsonb('room_list').$type<RoomArea[]>().notNull(),
  /** Rooms that have windows; `null` where nobody has measured them. */
  windows: jsonb('windows').$type<PlanRoom[]>(),
  /** Path of the drawing without text, which may be flipped. */
  drawing: text('drawing').notNull(),
  /** Path of the drawing with room names and areas. */
  labelledDrawing: text('labelled_drawing').notNull(),
});

/**
 * Everything that the company sells in its buildings. The columns from `plan_id` on belong to flats
 * and are empty elsewhere; what only premises or parking places have stands in tables of their own.
 */
export const lots = pgTable(
  'lots',
  {
    guid: uuid('guid').primaryKey(),
    /** Readable and unique: `k2-57`. */
    id: text('id').notNull(),
    kind: text('kind').$type<LotKind>().notNull(),
    status: text('status').$type<LotStatus>().notNull(),
    buildingId: text('building_id')
      .notNull()
      .references(() => buildings.id),
    /** 0 where a lot belongs to no entrance. */
    section: smallint('section').notNull(),
    /** Below ground it is negative. */
    floor: smallint('floor').notNull(),
    /** Running number in the building among the lots of its kind. */
    number: integer('number').notNull(),
    /** m². */
    area: doublePrecision('area').notNull(),
    /** Kopecks. */
    price: bigint('price', { mode: 'number' }).notNull(),
    oldPrice: bigint('old_price', { mode: 'number' }),
    planId: text('plan_id').references(() => plans.id),
    mirrored: boolean('mirrored').notNull().default(false),
    rooms: text('rooms').$type<Rooms>(),
    euro: boolean('euro').notNull().default(false),
    livingArea: doublePrecision('living_area'),
    kitchenArea: doublePrecision('kitchen_area'),
    balconyArea: doublePrecision('balcony_area'),
    /** Metres. */
    ceiling: doublePrecision('ceiling'),
    bathrooms: smallint('bathrooms'),
    finish: text('finish').$type<Finish>(),
    /** Sides of the world the windows face: «юг». */
    sides: jsonb('sides').$type<string[]>().notNull().default([]),
    waterView: boolean('water_view').notNull().default(false),
  },
  (table) => [
    uniqueIndex('lots_id').on(table.id),
    uniqueIndex('lots_number').on(table.buildingId, table.kind, table.number),
    index('lots_floor').on(table.buildingId, table.section, table.floor),
    index('lots_status').on(table.status),
    check(
      'lots_flat',
      sql`${table.kind} <> 'flat' OR (${table.planId} IS NOT NULL AND ${table.rooms} IS NOT NULL AND ${table.livingArea} IS NOT NULL AND ${table.ceiling} IS NOT NULL AND ${table.bathrooms} IS NOT NULL AND ${table.finish} IS NOT NULL)`,
    ),
  ],
);

/** Banks that finance flats. */
export const banks = pgTable('banks', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: smallint('position').notNull(),
});

/** Mortgage programmes; the row without a bank is the one that payments on cards are counted by. */
export const mortgageProgrammes = pgTable(
  'mortgage_programmes',
  {
    id: text('id').primaryKey(),
    bankId: text('bank_id').references(() => banks.id),
    name: text('name').notNull(),
    /** Per cent a year. */
    rate: doublePrecision('rate').notNull(),
    /** Full cost (ПСК), per cent a year, as the banks name it: without it the rate may not be advertised. */
    costFrom: doublePrecision('cost_from').notNull().default(0),
    costTo: doublePrecision('cost_to').notNull().default(0),
    /** Smallest down payment, per cent of the price. */
    downPayment: doublePrecision('down_payment').notNull(),
    /** Months. */
    term: smallint('term').notNull(),
    /** Finances completed flats of other sellers, too. */
    financesResale: boolean('finances_resale').notNull().default(false),
    /** Lends to parents alone: the state's family programme. */
    families: boolean('families').notNull().default(false),
    /** Largest loan, kopecks. */
    maxLoan: bigint('max_loan', { mode: 'number' }).notNull(),
    disclaimer: text('disclaimer').notNull(),
    source: text('source').notNull(),
    actualAt: date('actual_at', { mode: 'string' }).notNull(),
  },
  (table) => [index('mortgage_programmes_bank').on(table.bankId)],
);

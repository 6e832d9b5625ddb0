import * as v from 'valibot';
import { PictureSchema } from '../../shared/lot.schema.ts';
import { CoordinateSchema } from './coordinate.schema.ts';

/** Whole minutes by car; `null` where no road of the map leads. */
const TravelInfoSchema = v.object({
  /** To the ring road. */
  time_cad: v.nullable(v.number()),
  /** To the city center. */
  time_center: v.nullable(v.number()),
});

/** An object on the map. */
const MapElementSchema = v.object({
  id: v.string(),
  title: v.string(),
  coordinate: CoordinateSchema,
  address: v.string(),
  /** Page of the object. */
  link: v.string(),
  info: TravelInfoSchema,
});

/** Objects under one filter. */
const MapSectionSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** Address of a picture of 40 × 40 pixels; `null` means the ring. */
  icon: v.nullable(v.string()),
  /** Neither the filter nor its objects are shown. */
  hidden: v.boolean(),
  elements: v.array(MapElementSchema),
});

/** A sales office on the map. */
const MapOfficeSchema = v.object({
  coordinate: CoordinateSchema,
  address: v.string(),
  title: v.string(),
  img: v.nullable(PictureSchema),
  /** Opening hours, a line each. */
  working: v.array(v.object({ text: v.string() })),
  notification: v.array(v.string()),
});

/** What a map shows (specification §3, Map). */
export const MapSchema = v.object({
  center: CoordinateSchema,
  markers: v.array(MapSectionSchema),
  office: v.nullable(MapOfficeSchema),
  /** From the center of the map. */
  info: TravelInfoSchema,
  /** Objects alone: no tabs, no filters, no travel calculator. */
  simplified: v.boolean(),
});

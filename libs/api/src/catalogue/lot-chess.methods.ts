import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, kopecks } from '../core/schemas.ts';
import { lotFilterEntries } from './lot-filter.schema.ts';
import { HandoverSchema, LotStatusSchema, ProgrammeSchema, RoomsSchema } from './lot.schema.ts';

/** One flat on the chessboard. */
const ChessCellSchema = v.object({
  id: v.string(),
  number: v.string(),
  rooms: RoomsSchema,
  euro: v.boolean(),
  /** m². */
  area: v.number(),
  /** `null` where the flat is not for sale. */
  price: v.nullable(kopecks),
  oldPrice: v.nullable(kopecks),
  /** A month, kopecks. */
  payment: v.nullable(kopecks),
  /** First payment that `payment` goes with, kopecks. */
  downPayment: v.nullable(kopecks),
  status: LotStatusSchema,
  url: v.string(),
  /** Path of the unlabelled drawing, SVG. */
  plan: v.string(),
  mirrored: v.boolean(),
  /** For sale, and every filter lets it pass. */
  matches: v.boolean(),
});

/** Flats of one floor by number; `null` fills a floor that has fewer than others of the section. */
const ChessFloorSchema = v.object({
  floor: v.number(),
  cells: v.array(v.nullable(ChessCellSchema)),
});

const ChessSchema = v.object({
  vendor: v.string(),
  complexName: v.string(),
  subvendor: v.string(),
  buildingName: v.string(),
  floors: v.number(),
  handover: HandoverSchema,
  /** Flats: all there are, for sale, and those among them that the filter lets pass. */
  total: v.number(),
  free: v.number(),
  matching: v.number(),
  sections: v.array(
    v.object({
      number: v.number(),
      /** The highest first. */
      floors: v.array(ChessFloorSchema),
    }),
  ),
  /** Terms behind the payments. */
  programme: ProgrammeSchema,
});

/** Returns every flat of a building by section and floor, and says which of them a filter lets pass. */
export const getChess = defineMethod({
  name: 'Objects.GetChess',
  verb: 'GET',
  summary:
    'Returns every flat of a building by section and floor, marking those a filter lets pass',
  input: v.strictObject({ vendor: alias, subvendor: alias, ...lotFilterEntries }),
  result: ChessSchema,
  errors: { 404: 'No building with flats has this address' },
});

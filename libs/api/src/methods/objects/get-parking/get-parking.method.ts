import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, kopecks } from '../../../core/schemas.ts';
import { RelaxationSchema } from '../../shared/lot-filter.schema.ts';
import { HandoverSchema, LotStatusSchema } from '../../shared/lot.schema.ts';
import {
  levelSchema,
  PlaceFacetsSchema,
  placeFilterEntries,
  PlaceKindSchema,
} from '../get-places/place-filter.schema.ts';

/** Left, top, width and height in the drawing's units. */
const BoxSchema = v.tuple([v.number(), v.number(), v.number(), v.number()]);

/** A level without its places, 20 units a metre; each path is the `d` of an SVG path. */
const LevelDrawingSchema = v.object({
  viewBox: BoxSchema,
  walls: v.string(),
  floor: v.string(),
  lanes: v.string(),
  blocks: v.string(),
  rooms: v.string(),
  ramp: v.string(),
  details: v.string(),
  columns: v.string(),
  arrows: v.string(),
  labels: v.array(v.object({ text: v.string(), x: v.number(), y: v.number() })),
});

/** A place or a storage room where it stands; its address is `/parking/{vendor}?place={id}`. */
export const LevelPlaceSchema = v.object({
  id: v.string(),
  guid: v.string(),
  kind: PlaceKindSchema,
  /** What is painted on the floor or the door: «12», «К5». */
  label: v.string(),
  status: LotStatusSchema,
  /** m². */
  area: v.number(),
  /** Metres. */
  width: v.number(),
  depth: v.number(),
  /** `null` where it is not for sale. */
  price: v.nullable(kopecks),
  /** In Russian: «семейное»; `null` for a storage room. */
  size: v.nullable(v.string()),
  charging: v.boolean(),
  /** «Корпус 2», the nearest one. */
  buildingName: v.string(),
  handover: HandoverSchema,
  box: BoxSchema,
  /** For sale, and what the filter asks for. */
  matches: v.boolean(),
});

/** Gives one level of a complex's car park with all its places, and the other levels in short. */
export const getParking = defineMethod({
  name: 'Objects.GetParking',
  verb: 'GET',
  summary: 'Gives one level of a complex’s car park with all its places, and the others in short',
  input: v.strictObject({
    vendor: alias,
    /** That of `place`, or the first level with a match, unless told otherwise. */
    level: v.optional(levelSchema),
    /** Id of a place; one that is not here changes nothing. */
    place: v.optional(alias),
    kind: v.optional(PlaceKindSchema),
    ...placeFilterEntries,
  }),
  result: v.object({
    vendor: v.string(),
    complexName: v.string(),
    place: v.string(),
    address: v.string(),
    coordinate: v.tuple([v.number(), v.number()]),
    /** Highest first, with what the filter finds there. */
    levels: v.array(v.object({ level: v.number(), parking: v.number(), storage: v.number() })),
    level: v.object({
      level: v.number(),
      /** Clear height, metres. */
      height: v.number(),
      drawing: LevelDrawingSchema,
      places: v.array(LevelPlaceSchema),
    }),
    /** Found on all levels. */
    total: v.number(),
    /** Counted on all levels of this car park. */
    facets: PlaceFacetsSchema,
    /** Filled when nothing was found on any level, best first. */
    relaxations: v.array(RelaxationSchema),
  }),
  errors: { 404: 'No car park has this address' },
});

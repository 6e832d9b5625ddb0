import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { MINUTES } from '../catalogue/filters/filter-bounds.ts';
import { COMMUTE_BY, isPlace, NEARBY_KINDS } from '../catalogue/filters/lot.filters.ts';
import { alias, integer, NothingSchema, requiredText } from '../core/schemas.ts';
import { PictureSchema } from '../media/picture.schema.ts';

const degrees = (min: number, max: number) =>
  v.pipe(
    v.number('Неверное место'),
    v.minValue(min, 'Неверное место'),
    v.maxValue(max, 'Неверное место'),
  );

/** Latitude and longitude in degrees. */
const CoordinateSchema = v.strictTuple([degrees(-90, 90), degrees(-180, 180)]);

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
const MapSchema = v.object({
  center: CoordinateSchema,
  markers: v.array(MapSectionSchema),
  office: v.nullable(MapOfficeSchema),
  /** From the center of the map. */
  info: TravelInfoSchema,
  /** Objects alone: no tabs, no filters, no travel calculator. */
  simplified: v.boolean(),
});

/** Returns the objects and a sales office for a map. */
export const getMap = defineMethod({
  name: 'Map.GetMap',
  verb: 'GET',
  summary: 'Returns the objects and a sales office for a map',
  input: v.strictObject({
    /** Complex in the middle; the whole city without one. */
    vendor: v.optional(alias),
    /** Sales office to show; the first without one. */
    office: v.optional(alias),
  }),
  result: MapSchema,
  errors: { 404: 'No complex or office has this alias' },
});

/** Returns what the browser needs to draw a map. */
export const getConfig = defineMethod({
  name: 'Map.GetConfig',
  verb: 'GET',
  summary: 'Returns what the browser needs to draw a map',
  input: NothingSchema,
  result: v.object({
    /** Public token of Mapbox; `null` draws the bundled map. */
    token: v.nullable(v.string()),
    /** Style of an own tile server; `null` draws the bundled map. */
    styleUrl: v.nullable(v.string()),
  }),
});

/** Suggests addresses for what was typed so far. */
export const suggest = defineMethod({
  name: 'Map.Suggest',
  // An address of work is nobody's business: it stays out of addresses and their logs.
  verb: 'POST',
  summary: 'Suggests addresses for what was typed so far',
  input: v.strictObject({ text: requiredText(200) }),
  result: v.object({
    /** Best first; `note` tells namesakes apart and may be empty. */
    suggestions: v.array(v.object({ label: v.string(), note: v.string() })),
  }),
  errors: { 429: 'Too many from one address', 503: 'No service answered' },
});

/** An address as the filters of flats write it: `59.9343,30.3351`. */
const PlaceSchema = v.pipe(
  v.string('Неверное место'),
  v.check(isPlace, 'Координаты вида 59.9343,30.3351'),
);

const BySchema = v.picklist(COMMUTE_BY, 'Неизвестный способ добраться');

/** Finds the place of an address, and says what was taken instead where the house is not on the map. */
export const findAddress = defineMethod({
  name: 'Map.FindAddress',
  // An address of work is nobody's business: it stays out of addresses and their logs.
  verb: 'POST',
  summary: 'Finds the place of an address',
  input: v.strictObject({ address: requiredText(200) }),
  result: v.object({
    /** As the filters of flats write it. */
    work: v.string(),
    /** What the address was taken for. */
    label: v.string(),
    /** What was taken instead of the house, or what the place is; may be empty. */
    note: v.string(),
    /** The house itself was found. */
    exact: v.boolean(),
  }),
  errors: { 404: 'No such address', 429: 'Too many from one address', 503: 'No service answered' },
});

/** Returns the way from every complex to an address. */
export const getCommute = defineMethod({
  name: 'Map.GetCommute',
  verb: 'GET',
  summary: 'Returns the way from every complex to an address',
  input: v.strictObject({ work: PlaceSchema, by: v.optional(BySchema) }),
  result: v.object({
    /** The address in words, by what stands there. */
    label: v.string(),
    by: BySchema,
    /** In the order of the catalogue. */
    ways: v.array(
      v.object({
        vendor: v.string(),
        name: v.string(),
        /** Whole minutes, one at least; `null` where it is farther than an answer goes. */
        minutes: v.nullable(v.number()),
        /** The train of a way by metro; `null` where one walks, or drives. */
        train: v.nullable(v.object({ from: v.string(), to: v.string(), changes: v.number() })),
      }),
    ),
  }),
});

/** Returns the land from where an address is near enough. */
export const getReach = defineMethod({
  name: 'Map.GetReach',
  verb: 'GET',
  summary: 'Returns the land from where an address is near enough',
  input: v.strictObject({
    work: PlaceSchema,
    by: v.optional(BySchema),
    minutes: integer(MINUTES.min, MINUTES.max),
  }),
  result: v.object({
    /** Closed lines; what lies within an odd number of them is near enough. */
    rings: v.array(v.array(CoordinateSchema)),
  }),
  errors: { 429: 'Too many from one address' },
});

/** Returns schools, kindergartens and clinics around the complexes, each with the walk to it. */
export const getNearby = defineMethod({
  name: 'Map.GetNearby',
  verb: 'GET',
  summary: 'Returns schools, kindergartens and clinics around the complexes',
  input: v.strictObject({
    /** Around this complex alone; around all of them without it. */
    vendor: v.optional(alias),
  }),
  result: v.object({
    /** In the order of the catalogue; what two complexes tell of stands twice, as the walks differ. */
    places: v.array(
      v.object({
        vendor: v.string(),
        kind: v.picklist(NEARBY_KINDS),
        name: v.string(),
        /** Walk from the complex. */
        minutes: v.number(),
        coordinate: CoordinateSchema,
        /** Made up for the demo. */
        demo: v.boolean(),
      }),
    ),
  }),
  errors: { 404: 'No complex has this alias' },
});

/** Returns the way by car from a place to an address. */
export const getRoute = defineMethod({
  name: 'Map.GetRoute',
  // An address of work is nobody's business: it stays out of addresses and their logs.
  verb: 'POST',
  summary: 'Returns the way by car from a place to an address',
  input: v.strictObject({
    from: CoordinateSchema,
    address: requiredText(200),
  }),
  result: v.object({
    /** Whole minutes, one at least. */
    minutes: v.number(),
    metres: v.number(),
    /** Calculated without traffic. */
    estimate: v.boolean(),
    /** What the address was taken for; `exact` is the house itself. */
    matched: v.object({ label: v.string(), coordinate: CoordinateSchema, exact: v.boolean() }),
    /** From the start to the goal. */
    line: v.array(CoordinateSchema),
  }),
  errors: {
    404: 'No such address',
    422: 'No road leads there',
    429: 'Too many from one address',
    503: 'No service answered',
  },
});

import * as v from 'valibot';

/** Minutes of a day from midnight: the first of a span, the one after its last, and so on. */
const SpansSchema = v.array(v.number());

/** Shares of the best view of a room's windows, per cent. */
const ViewSchema = v.object({ sky: v.number(), water: v.number(), green: v.number() });

/** What is seen from a window, shares of the picture in per cent. */
const WindowViewSchema = v.object({
  ...ViewSchema.entries,
  house: v.number(),
  ground: v.number(),
  /** Height of the eyes above the street, metres. */
  eyes: v.number(),
  /** Metres to the nearest house in the picture, however low, and of its top above the eyes; `null` where there is none. */
  nearest: v.nullable(v.object({ distance: v.number(), rise: v.number() })),
  /** Landmarks that nothing in the model hides: degrees clockwise from north, metres; from left to right. */
  landmarks: v.array(v.object({ name: v.string(), bearing: v.number(), distance: v.number() })),
});

/** A window in the model of its complex, metres. */
const WindowPlaceSchema = v.object({
  /** Middle of the opening on the outer face of the wall, to the east and to the north of the model's origin. */
  x: v.number(),
  y: v.number(),
  /** Heights of the sill and of the room's floor above the street. */
  z: v.number(),
  floor: v.number(),
  width: v.number(),
  height: v.number(),
  /** From the outer face of the wall to the glass, and through the wall. */
  reveal: v.number(),
  wall: v.number(),
});

/** A window on the plan's sheet; its sun through the year. */
const WindowLightSchema = v.object({
  /** Ends of the opening on the inner face of the wall, metres from the sheet's top left corner; `null` where the plan has no sheet. */
  ends: v.nullable(v.tuple([v.tuple([v.number(), v.number()]), v.tuple([v.number(), v.number()])])),
  /** Where it looks: degrees clockwise from north. */
  facing: v.number(),
  /** `null` where the model has changed since. */
  place: v.nullable(WindowPlaceSchema),
  view: WindowViewSchema,
  /** Address of a drawing of what is seen, in the sun of 22 June at `hour`. */
  picture: v.string(),
  hour: v.number(),
  /** Spans of each day of the year; only where they are asked for. */
  days: v.optional(v.array(SpansSchema)),
});

/** A house that takes the sun from a room. */
const ShadeSchema = v.object({
  /** `own`: another part of its building, `complex`: another building of the complex, `around`: a house around. */
  whose: v.picklist(['own', 'complex', 'around']),
  /** Label of the building; `null` for a house around. */
  building: v.nullable(v.string()),
  /** Metres: its height above the street, and the way to it. */
  height: v.number(),
  distance: v.number(),
  /** Mean azimuth of the sun behind it: degrees clockwise from north. */
  azimuth: v.number(),
  /** Months in which it takes sun, 1…12. */
  months: v.array(v.number()),
  /** Minutes that it takes on the day on which it takes the most. */
  most: v.number(),
});

const RoomLightSchema = v.object({
  name: v.string(),
  /** Whether people live in it: the norm asks for sun there. */
  living: v.boolean(),
  /** None where the model has another house before all of them: then nothing is known of the room. */
  windows: v.array(WindowLightSchema),
  /** Minutes of direct sun a day, mean of each month, were every day clear; empty where nothing is known. */
  months: v.array(v.number()),
  /** Sun on the 22nd of March, June, September and December. */
  seasons: v.array(SpansSchema),
  /** By the norm, minutes of 22 April; `null` where it asks nothing, or nothing is known. */
  norm: v.nullable(v.object({ longest: v.number(), total: v.number(), met: v.boolean() })),
  view: v.nullable(ViewSchema),
  /** Metres to the nearest house in front of a window at the height of the eyes; `null` where there is none. */
  opposite: v.nullable(v.number()),
  /** The most first. */
  shades: v.array(ShadeSchema),
});

/** Sun and view of a flat, or why there are none. */
export const LightSchema = v.variant('state', [
  v.object({
    state: v.literal('ready'),
    /** Address of the masses of the complex with its flats, for a viewer. */
    model: v.string(),
    /** Year that the sun was calculated for. */
    year: v.number(),
    /** Latitude and longitude that it was calculated at. */
    coordinate: v.tuple([v.number(), v.number()]),
    /** Minutes by which the clock is ahead of UTC. */
    utcOffset: v.number(),
    /** Degrees of the north from the top of the plan, clockwise. */
    north: v.number(),
    rooms: v.array(RoomLightSchema),
    /** Living rooms that must have the sun by the norm, and that have it; `met` is `null` where rooms that are not known could change it. */
    norm: v.object({ needed: v.number(), sunny: v.number(), met: v.nullable(v.boolean()) }),
  }),
  /** It is being calculated. */
  v.object({ state: v.literal('waiting') }),
  /** The company has no model of the house, or nobody has measured the windows of the plan. */
  v.object({ state: v.literal('unknown') }),
]);

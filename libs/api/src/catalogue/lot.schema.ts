import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';
import { InteriorsSchema } from '../media/interior.schema.ts';
import { PictureSchema } from '../media/picture.schema.ts';
import { ROOMS } from './filters/filter-bounds.ts';

/** free «свободна», held «забронирована», reserved «резерв», sold «продана», closed «не в продаже». */
export const LotStatusSchema = v.picklist(['free', 'held', 'reserved', 'sold', 'closed']);

/** Number of rooms as buyers say it; euro layouts count as their bedrooms plus the living kitchen. */
export const RoomsSchema = v.picklist(ROOMS);

/** A quarter of a year. */
export const QuarterSchema = v.object({ year: v.number(), quarter: v.picklist([1, 2, 3, 4]) });

/** Quarter in which keys are handed over; `null` where a building is completed. */
export const HandoverSchema = v.nullable(QuarterSchema);

/** What a card of every kind says. */
const cardEntries = {
  id: v.string(),
  /** Number in its building, as in the contract. */
  number: v.string(),
  status: LotStatusSchema,
  /** Address on the site; it depends on the kind. */
  url: v.string(),
  vendor: v.string(),
  complexName: v.string(),
  subvendor: v.string(),
  /** «Корпус 2». */
  buildingName: v.string(),
  /** Below ground it is negative. */
  floor: v.number(),
  /** m². */
  area: v.number(),
  /** `null` where the lot is not for sale. */
  price: v.nullable(kopecks),
  oldPrice: v.nullable(kopecks),
  handover: HandoverSchema,
};

/** What a flat looks like in a list; its address is `/obekty/{vendor}/{subvendor}/{id}`. */
export const LotCardSchema = v.object({
  ...cardEntries,
  kind: v.literal('flat'),
  section: v.number(),
  floors: v.number(),
  rooms: RoomsSchema,
  /** A living kitchen counts as a room: «евродвухкомнатная». */
  euro: v.boolean(),
  /** Monthly payment by the best programme, kopecks. */
  payment: v.nullable(kopecks),
  /** First payment that `payment` goes with, kopecks: where the largest loan does not reach, more than the programme's minimum. */
  downPayment: v.nullable(kopecks),
  /** Path of the unlabelled drawing, SVG. */
  plan: v.string(),
  /** The drawing is flipped left to right. */
  mirrored: v.boolean(),
});

/** What premises look like in a list; their address is `/kommerciya/{vendor}/{id}`. */
export const PremisesCardSchema = v.object({
  ...cardEntries,
  kind: v.literal('commercial'),
  floors: v.number(),
  /** Metres. */
  ceiling: v.number(),
  /** Allotted electric power, kW; 0 where nobody has said it. */
  power: v.number(),
  /** What the premises suit, in Russian: «кофейня». */
  purposes: v.array(v.string()),
  /** An entrance from the street that nobody else uses. */
  ownEntrance: v.boolean(),
  /** Path of the unlabelled drawing, SVG. */
  plan: v.string(),
  /** The drawing is flipped left to right. */
  mirrored: v.boolean(),
});

/** What a parking place or a storage room looks like in a list; its address is `/parking/{vendor}?place={id}`. */
export const PlaceCardSchema = v.object({
  ...cardEntries,
  kind: v.picklist(['parking', 'storage']),
  /** In Russian: «стандартное», «семейное»; `null` for a storage room. */
  size: v.nullable(v.string()),
  /** A car can be charged here. */
  charging: v.boolean(),
});

/** A card of whatever the company sells in its buildings. */
export const AnyLotCardSchema = v.variant('kind', [
  LotCardSchema,
  PremisesCardSchema,
  PlaceCardSchema,
]);

export type LotCard = v.InferOutput<typeof LotCardSchema>;

export type PremisesCard = v.InferOutput<typeof PremisesCardSchema>;

export type PlaceCard = v.InferOutput<typeof PlaceCardSchema>;

export type AnyLotCard = v.InferOutput<typeof AnyLotCardSchema>;

/** Full cost of a credit (ПСК), per cent a year: the range that a rate may not be named without (38-ФЗ, art. 28 part 3). */
export const FullCostSchema = v.object({ from: v.number(), to: v.number() });

/** Terms behind every payment that a page shows; the law on credit advertising wants them beside it. */
export const ProgrammeSchema = v.object({
  name: v.string(),
  /** Per cent a year. */
  rate: v.number(),
  cost: FullCostSchema,
  /** Names of the banks that lend by it. */
  lenders: v.array(v.string()),
  /** Smallest down payment, per cent of the price. */
  downPayment: v.number(),
  /** Months. */
  term: v.number(),
  /** Largest loan, kopecks. */
  maxLoan: kopecks,
  /** Full conditions in Russian, ready to print. */
  disclaimer: v.string(),
  /** ISO date of the figures. */
  actualAt: v.string(),
});

export type Programme = v.InferOutput<typeof ProgrammeSchema>;

/** A floor of a building seen on a picture of its facade. */
export const FloorOnFacadeSchema = v.object({
  picture: PictureSchema,
  /** Outlines of the lot's floor, in pixels of the picture. */
  polygons: v.array(v.array(v.tuple([v.number(), v.number()]))),
});

/** A price and the day from which it holds. */
const PriceSchema = v.object({
  /** ISO date. */
  from: v.string(),
  price: kopecks,
  /** Why it has changed: «плановое повышение». */
  reason: v.nullable(v.string()),
});

/** Metres from the top left corner of a drawing's frame. */
const metresAt = v.tuple([v.number(), v.number()]);

/** A plan in layers, with its words apart, so that a page sets them in its own type and size; lengths in metres. */
export const PlanSheetSchema = v.object({
  /** Paths of the walls alone and of the furniture over them, SVG of one frame; flipped where the flat is. */
  walls: v.string(),
  furniture: v.string(),
  /** Of the frame. */
  width: v.number(),
  height: v.number(),
  rooms: v.array(
    v.object({
      name: v.string(),
      /** m². */
      area: v.number(),
      /** Middle of its words. */
      at: metresAt,
      /** Left, top, width and height between the walls. */
      box: v.tuple([v.number(), v.number(), v.number(), v.number()]),
    }),
  ),
  /** Between walls; `across` is where the line of a size stands: from the left of an upright one, else from the top. */
  sizes: v.array(
    v.object({
      length: v.number(),
      upright: v.boolean(),
      from: v.number(),
      to: v.number(),
      across: v.number(),
    }),
  ),
  /** Degrees of the north from the drawing's top, clockwise. */
  north: v.nullable(v.number()),
});

export const LotSchema = v.object({
  ...LotCardSchema.entries,
  guid: v.string(),
  /** Path of the drawing with room names and areas, SVG, flipped where the flat is. */
  labelledPlan: v.string(),
  /** What is written on that drawing; `null` where only the drawing knows. */
  planSheet: v.nullable(PlanSheetSchema),
  livingArea: v.number(),
  kitchenArea: v.nullable(v.number()),
  balconyArea: v.nullable(v.number()),
  /** Rooms that count in `area` by a coefficient (`@m30/calculators/area`); m². */
  summer: v.array(
    v.object({
      kind: v.picklist(['loggia', 'balcony', 'terrace', 'veranda', 'storage']),
      area: v.number(),
    }),
  ),
  /** Metres. */
  ceiling: v.number(),
  bathrooms: v.number(),
  finish: v.string(),
  /** Rooms in the finish that the flat has; absent where it has none, or nobody has drawn it. */
  interiors: v.optional(InteriorsSchema),
  /** Sides of the world the windows face: «юг», «запад». */
  sides: v.array(v.string()),
  roomList: v.array(v.object({ name: v.string(), area: v.number() })),
  /** Kopecks a m². */
  pricePerMetre: v.nullable(v.number()),
  /** Postal address of the complex. */
  address: v.string(),
  coordinate: v.tuple([v.number(), v.number()]),
  facade: v.nullable(FloorOnFacadeSchema),
  /** Flats on the floor of this section, and how many of them are free. */
  onFloor: v.object({ total: v.number(), free: v.number() }),
  /** Prices since the sales began, the last one of today; empty where the flat has no price now. */
  priceHistory: v.array(PriceSchema),
  similar: v.array(LotCardSchema),
  programme: ProgrammeSchema,
  /** Months that `payment` is paid; `null` where the flat has no price now. */
  months: v.nullable(v.number()),
  /** Months of the longest instalment that the flat can be bought by now; absent where there is none. */
  instalmentMonths: v.optional(v.number()),
});

export const PlannedProgrammeSchema = v.object({
  ...ProgrammeSchema.entries,
  /** Name in addresses: «baltika-standard». */
  id: v.string(),
  /** `null` for the one that several banks give and payments on cards are counted by. */
  bank: v.nullable(v.string()),
  /** Lends to parents alone, by the rule of the state's family programme. */
  families: v.optional(v.boolean()),
  /** Where the figures come from. */
  source: v.string(),
});

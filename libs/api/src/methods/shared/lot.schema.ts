import * as v from 'valibot';
import { kopecks } from '../../core/schemas.ts';

/** free «свободна», held «забронирована», reserved «резерв», sold «продана», closed «не в продаже». */
export const LotStatusSchema = v.picklist(['free', 'held', 'reserved', 'sold', 'closed']);

/** Number of rooms as buyers say it; euro layouts count as their bedrooms plus the living kitchen. */
export const RoomsSchema = v.picklist(['studio', '1', '2', '3', '4']);

/** Quarter in which keys are handed over; `null` where a building is completed. */
export const HandoverSchema = v.nullable(
  v.object({ year: v.number(), quarter: v.picklist([1, 2, 3, 4]) }),
);

/** A picture in the media store: `src` is its id, widths are made on request. */
export const PictureSchema = v.object({
  id: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  /** Dominant colour, shown until the picture has loaded. */
  colour: v.string(),
});

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
  /** Allotted electric power, kW. */
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

/** Terms behind every payment that a page shows; the law on credit advertising wants them beside it. */
export const ProgrammeSchema = v.object({
  name: v.string(),
  /** Per cent a year. */
  rate: v.number(),
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

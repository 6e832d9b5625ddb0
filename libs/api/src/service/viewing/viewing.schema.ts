import * as v from 'valibot';
import { kopecks } from '../../core/schemas.ts';

/** Where a flat is shown from: at the house, in the sales office, by video. */
export const ViewingPlaceSchema = v.picklist(
  ['site', 'office', 'video'],
  'Выберите, где встретимся',
);

export type ViewingPlace = v.InferOutput<typeof ViewingPlaceSchema>;

/** A place that may be chosen. */
export const ViewingPlaceOptionSchema = v.object({
  kind: ViewingPlaceSchema,
  /** «На стройке». */
  title: v.string(),
  /** Under it: a street, or how the link comes. */
  note: v.string(),
  /** As a person finds it. */
  address: v.string(),
  /** What to know of the way and what to bring. */
  advice: v.string(),
  /** Latitude and longitude; `null` for a call. */
  point: v.nullable(v.tuple([v.number(), v.number()])),
});

/** The lot that is shown. */
export const ViewingLotSchema = v.object({
  guid: v.string(),
  /** Readable id: `k2-57`. */
  id: v.string(),
  /** «2-комнатная квартира, 63,6 м²». */
  title: v.string(),
  /** ««Канал 9», корпус 2, этаж 7, № 57». */
  where: v.string(),
  url: v.string(),
  /** Kopecks; `null` where it is not for sale any more. */
  price: v.nullable(kopecks),
  /** Path of the small plan, drawn reflected where `mirrored`. */
  plan: v.nullable(v.string()),
  mirrored: v.boolean(),
});

/** Who shows it. */
export const ViewingHostSchema = v.object({
  name: v.string(),
  about: v.string(),
  phone: v.string(),
  /** Path of a drawing, SVG. */
  portrait: v.optional(v.string()),
});

/** A time to choose. */
const ViewingTimeSchema = v.object({
  /** ISO instant. */
  at: v.string(),
  /** `HH:mm` on the clock of Moscow. */
  time: v.string(),
  free: v.boolean(),
});

/** A day with its times; closed ones stand there too, so that a person sees why. */
export const ViewingDaySchema = v.object({
  /** `YYYY-MM-DD` on the clock of Moscow. */
  day: v.string(),
  /** Places left on it, of all who show the lot. */
  places: v.number(),
  /** Nobody shows on this day. */
  off: v.boolean(),
  times: v.array(ViewingTimeSchema),
});

export type ViewingDay = v.InferOutput<typeof ViewingDaySchema>;

/** A booked viewing, as whoever has its link sees it. */
export const ViewingSchema = v.object({
  guid: v.string(),
  /** Secret of its link: who has it may move and cancel. */
  key: v.string(),
  /** Path of its page. */
  href: v.string(),
  /** Path of its calendar file. */
  calendar: v.string(),
  /** ISO instants. */
  at: v.string(),
  until: v.string(),
  place: ViewingPlaceOptionSchema,
  /** Address of the call, where it is by video. */
  video: v.nullable(v.string()),
  lot: v.nullable(ViewingLotSchema),
  host: ViewingHostSchema,
  /** Whether a letter went as well as the SMS. */
  mailed: v.boolean(),
  state: v.picklist(['booked', 'cancelled', 'done', 'missed']),
  /** Why the company cancelled it; empty where it did not. */
  reason: v.string(),
  /** It can still be moved and cancelled. */
  can_change: v.boolean(),
  /** Its time is over, whether or not the company has closed it. */
  past: v.boolean(),
  /** Hours before it at which reminders are still to come, the earlier one first. */
  reminders: v.array(v.number()),
});

export type Viewing = v.InferOutput<typeof ViewingSchema>;

/** Secret of a link to a viewing, as `Viewing.Book` gives it. */
export const viewingKey = v.pipe(
  v.string('Такой записи нет'),
  v.regex(/^[\w-]{22}$/, 'Такой записи нет'),
);

/** A moment of a viewing, as the lists of free times give it. */
export const momentOfViewing = v.pipe(
  v.string('Выберите время'),
  v.isoTimestamp('Выберите время'),
  v.transform((value) => new Date(value)),
  v.date('Выберите время'),
);

/** Refusals of the methods that take a time. */
export const viewingErrors = {
  404: 'There is no such lot or viewing',
  409: 'The time is taken (`details.free` has the nearest free ones), it is too late, or the lot is not for sale',
  422: 'Nobody shows the lot at that time',
} as const;

import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';
import { AnyLotCardSchema } from '../catalogue/lot.schema.ts';
import { InteriorSchema } from '../media/interior.schema.ts';
import { PictureSchema } from '../media/picture.schema.ts';

/** What a buyer comes for: an inspection of the premises, the keys, the showroom. */
export const AppointmentKindSchema = v.picklist(
  ['acceptance', 'keys', 'showroom'],
  'Неизвестный вид записи',
);

export type AppointmentKind = v.InferOutput<typeof AppointmentKindSchema>;

/** A meeting with the company. */
export const AppointmentSchema = v.object({
  guid: v.string(),
  kind: AppointmentKindSchema,
  /** «Осмотр квартиры № 57, «Канал 9»». */
  title: v.string(),
  /** Guid of the order that it is about; `null` where it is about none. */
  order: v.nullable(v.string()),
  /** ISO instants. */
  at: v.string(),
  until: v.string(),
  /** Where, as a person finds it. */
  address: v.string(),
  /** `booked` in the past was not closed yet. */
  state: v.picklist(['booked', 'cancelled', 'done', 'missed']),
  /** It can still be moved and cancelled. */
  can_change: v.boolean(),
  /** Path of its calendar file. */
  calendar: v.string(),
});

export type Appointment = v.InferOutput<typeof AppointmentSchema>;

/** A time to choose. */
const SlotTimeSchema = v.object({
  /** ISO instant. */
  at: v.string(),
  /** `HH:mm` on the clock of Moscow. */
  time: v.string(),
  free: v.boolean(),
});

/** A day with the times at which people are received. */
export const SlotDaySchema = v.object({
  /** `YYYY-MM-DD` on the clock of Moscow. */
  day: v.string(),
  times: v.array(SlotTimeSchema),
});

export type SlotDay = v.InferOutput<typeof SlotDaySchema>;

/** A moment to come at, as the lists of free times give it. */
export const momentOfVisit = v.pipe(
  v.string('Выберите время'),
  v.isoTimestamp('Выберите время'),
  v.transform((value) => new Date(value)),
  v.date('Выберите время'),
);

/** Refusals of the methods that take a time. */
export const appointmentErrors = {
  404: 'The buyer has no such order or appointment',
  409: 'The time is taken (`details.free` has the nearest free ones), it is too late, or there is one already',
  422: 'Nobody receives at that time',
} as const;

export const FinishVariantSchema = v.picklist(
  ['sever', 'dvor', 'kanal'],
  'Такого варианта отделки нет',
);

export type FinishVariant = v.InferOutput<typeof FinishVariantSchema>;

/** A set of finish and furniture to choose. */
export const FinishOfferSchema = v.object({
  variant: FinishVariantSchema,
  name: v.string(),
  text: v.string(),
  /** What it is made of: a name and a colour, `#rrggbb`. */
  materials: v.array(v.object({ name: v.string(), colour: v.string() })),
  /** Kopecks for a square metre. */
  price: kopecks,
  picture: v.nullable(PictureSchema),
  /** The rooms of the set; every set shows a room from the same place. */
  rooms: v.optional(v.array(InteriorSchema)),
});

/** Premises that a finish may be chosen for. */
export const FinishPremisesSchema = v.object({
  /** Guid of the order. */
  guid: v.string(),
  number: v.string(),
  apartment: AnyLotCardSchema,
  /** m² that a finish is counted by: without balconies. */
  area: v.number(),
  choice: v.nullable(
    v.object({
      variant: FinishVariantSchema,
      /** Kopecks for all of it, as it was when it was chosen. */
      price: kopecks,
      /** ISO instants: the price holds a month. */
      chosen_at: v.string(),
      price_until: v.string(),
    }),
  ),
});

import * as v from 'valibot';
import { requiredText } from '../core/schemas.ts';
import { AnyLotCardSchema, HandoverSchema } from '../catalogue/lot.schema.ts';
import { OrderFileSchema } from '../deal/order.schema.ts';
import { AppointmentKindSchema, AppointmentSchema, SlotDaySchema } from './appointment.schema.ts';

/** What an inspection looks at, in the order of the inspection. */
export const DEFECT_KINDS = [
  'doors',
  'windows',
  'walls',
  'floor',
  'ceiling',
  'electricity',
  'water',
  'ventilation',
  'other',
] as const;

const DefectKindSchema = v.picklist(DEFECT_KINDS, 'Выберите, что не\u00a0так');

export type DefectKind = v.InferOutput<typeof DefectKindSchema>;

/** Photos of one defect. */
export const MOST_PHOTOS = 10;

/** What a buyer writes about a defect. */
export const defectEntries = {
  room: requiredText(60),
  kind: DefectKindSchema,
  text: requiredText(1000),
};

/** Something wrong with the premises. */
export const DefectSchema = v.object({
  guid: v.string(),
  room: v.string(),
  kind: DefectKindSchema,
  text: v.string(),
  /** `draft` is not sent yet; `fixed` waits for the buyer's look, after which it is `confirmed` or `returned`. */
  state: v.picklist([
    'draft',
    'sent',
    'accepted',
    'work',
    'fixed',
    'confirmed',
    'returned',
    'rejected',
  ]),
  /** Why it was rejected or returned. */
  note: v.nullable(v.string()),
  photos: v.array(OrderFileSchema),
  /** ISO instant of its last change. */
  changed_at: v.string(),
});

export type Defect = v.InferOutput<typeof DefectSchema>;

/** Defects that were sent together. */
const DefectActSchema = v.object({
  number: v.number(),
  /** ISO instant. */
  sent_at: v.string(),
  /** Last day of the repair, `YYYY-MM-DD`. */
  due_on: v.string(),
  /** Path of the act as a PDF. */
  file: v.string(),
  defects: v.array(DefectSchema),
});

/** How far a handover is: the house is built, an inspection can be booked, it has happened, the act is signed, the keys are there. */
const HandoverStateSchema = v.picklist(['building', 'ready', 'inspected', 'signed', 'done']);

const premisesEntries = {
  /** Guid of the order. */
  guid: v.string(),
  number: v.string(),
  apartment: AnyLotCardSchema,
  state: HandoverStateSchema,
  /** Planned for the building; `null` where it is completed. */
  planned: HandoverSchema,
  /** ISO instant at which the buyer was told that the premises are ready. */
  ready_at: v.nullable(v.string()),
  /** The meeting ahead. */
  appointment: v.nullable(AppointmentSchema),
  defects: v.object({
    /** Sent ones. */
    total: v.number(),
    /** Those that are neither confirmed nor rejected. */
    open: v.number(),
    /** Those that wait for the buyer's look. */
    fixed: v.number(),
  }),
  /** Day from which the company may hand over alone, `YYYY-MM-DD`; `null` where it cannot. */
  one_sided_on: v.nullable(v.string()),
};

/** Premises of a buyer as a list shows them. */
export const PremisesSchema = v.object(premisesEntries);

export type Premises = v.InferOutput<typeof PremisesSchema>;

/** What the buyer may do now. */
const HandoverActionSchema = v.picklist(['book', 'add-defect', 'sign']);

/** Premises with everything about their handover. */
export const PremisesDetailsSchema = v.object({
  ...premisesEntries,
  can: v.array(HandoverActionSchema),
  /** What can be booked now and when. */
  booking: v.nullable(v.object({ kind: AppointmentKindSchema, days: v.array(SlotDaySchema) })),
  /** Times to move the meeting ahead to. */
  moving: v.array(SlotDaySchema),
  /** All meetings, newest first. */
  appointments: v.array(AppointmentSchema),
  /** Names of the rooms. */
  rooms: v.array(v.string()),
  /** What is written but not sent. */
  draft: v.array(DefectSchema),
  acts: v.array(DefectActSchema),
  transfer: v.object({
    /** Path of the act of transfer as a PDF; `null` before the inspection. */
    file: v.nullable(v.string()),
    /** ISO instant. */
    signed_at: v.nullable(v.string()),
    signed_by: v.nullable(v.picklist(['electronic', 'office', 'one-sided'])),
    /** ISO instant. */
    keys_at: v.nullable(v.string()),
  }),
});

export type PremisesDetails = v.InferOutput<typeof PremisesDetailsSchema>;

/** Refusals of the methods about one defect or one handover. */
export const handoverErrors = {
  404: 'The buyer has no such premises or defect',
  409: 'It is not the turn of this',
} as const;

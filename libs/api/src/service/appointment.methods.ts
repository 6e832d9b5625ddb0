import * as v from 'valibot';
import { PictureSchema } from '../media/picture.schema.ts';
import { defineMethod } from '../core/define-method.ts';
import { guid, NothingSchema } from '../core/schemas.ts';
import {
  appointmentErrors,
  AppointmentKindSchema,
  AppointmentSchema,
  FinishOfferSchema,
  FinishPremisesSchema,
  FinishVariantSchema,
  momentOfVisit,
  SlotDaySchema,
} from './appointment.schema.ts';

/** Books a time: an inspection or the keys of premises, or a visit to the showroom. */
export const bookAppointment = defineMethod({
  name: 'LK.BookAppointment',
  verb: 'POST',
  summary: 'Books an inspection, the keys or a visit to the showroom',
  access: 'buyer',
  input: v.strictObject({
    kind: AppointmentKindSchema,
    /** Of the order; a visit to the showroom may do without. */
    order: v.optional(guid),
    at: momentOfVisit,
  }),
  result: v.object({ appointment: AppointmentSchema }),
  errors: appointmentErrors,
});

/** Moves an appointment, a day before it at the latest. */
export const moveAppointment = defineMethod({
  name: 'LK.MoveAppointment',
  verb: 'POST',
  summary: 'Moves an appointment to another time',
  access: 'buyer',
  input: v.strictObject({
    /** Of the appointment. */
    guid,
    at: momentOfVisit,
  }),
  result: v.object({ appointment: AppointmentSchema }),
  errors: appointmentErrors,
});

/** Cancels an appointment, a day before it at the latest. */
export const cancelAppointment = defineMethod({
  name: 'LK.CancelAppointment',
  verb: 'POST',
  summary: 'Cancels an appointment',
  access: 'buyer',
  input: v.strictObject({
    /** Of the appointment. */
    guid,
  }),
  result: v.object({ appointment: AppointmentSchema }),
  errors: appointmentErrors,
});

/** Visits to the showroom, finishes to choose and what is chosen. */
export const getShowroom = defineMethod({
  name: 'LK.GetShowroom',
  verb: 'GET',
  summary: 'Returns the visits to the showroom and the finishes to choose from',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({
    address: v.string(),
    days: v.array(SlotDaySchema),
    /** One more visit can be booked. */
    can_book: v.boolean(),
    /** Ahead, soonest first. */
    upcoming: v.array(AppointmentSchema),
    /** Over, newest first. */
    past: v.array(AppointmentSchema),
    offers: v.array(FinishOfferSchema),
    /** A room as it is handed over without a set. */
    bare: v.optional(PictureSchema),
    premises: v.array(FinishPremisesSchema),
  }),
});

/** Chooses a finish for premises; the price of the day holds a month. */
export const chooseFinish = defineMethod({
  name: 'LK.ChooseFinish',
  verb: 'POST',
  summary: 'Chooses a finish for premises of the buyer',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
    variant: FinishVariantSchema,
  }),
  result: v.object({ premises: FinishPremisesSchema }),
  errors: { 404: 'The buyer has no such premises, or no finish is chosen for such ones' },
});

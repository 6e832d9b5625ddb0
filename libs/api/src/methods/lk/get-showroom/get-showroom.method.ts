import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { AppointmentSchema, SlotDaySchema } from '../shared/appointment.schema.ts';
import { FinishOfferSchema, FinishPremisesSchema } from '../shared/finish.schema.ts';

/** Visits to the showroom, finishes to choose and what is chosen. */
export const getShowroom = defineMethod({
  name: 'LK.GetShowroom',
  verb: 'GET',
  summary: 'Gives the visits to the showroom and the finishes to choose from',
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
    premises: v.array(FinishPremisesSchema),
  }),
  errors: { 401: 'Nobody is logged in' },
});

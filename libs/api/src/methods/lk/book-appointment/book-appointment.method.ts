import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import {
  appointmentErrors,
  AppointmentKindSchema,
  AppointmentSchema,
  momentOfVisit,
} from '../shared/appointment.schema.ts';

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

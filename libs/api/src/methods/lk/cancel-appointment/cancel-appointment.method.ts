import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { appointmentErrors, AppointmentSchema } from '../shared/appointment.schema.ts';

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

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import {
  appointmentErrors,
  AppointmentSchema,
  momentOfVisit,
} from '../shared/appointment.schema.ts';

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

import { cancelAppointment } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { cancel } from '../../domain/appointment/change.ts';

/** Cancels an appointment. */
export const cancelAppointmentHandler = implement(cancelAppointment, async (input, call) => ({
  appointment: await cancel(call, input),
}));

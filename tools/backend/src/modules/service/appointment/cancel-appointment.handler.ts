import { cancelAppointment } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { cancel } from './change.ts';

/** Cancels an appointment. */
export const cancelAppointmentHandler = implement(cancelAppointment, async (input, call) => ({
  appointment: await cancel(call, input),
}));

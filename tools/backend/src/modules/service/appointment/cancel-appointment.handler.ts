import { cancelAppointment } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { cancel } from './change.ts';

/** Frees the seat of an appointment and tells both sides; {@link cancel} says what is refused. */
export const cancelAppointmentHandler = implement(cancelAppointment, async (input, call) => ({
  appointment: await cancel(call, input),
}));

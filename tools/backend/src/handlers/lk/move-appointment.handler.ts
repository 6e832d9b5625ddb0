import { moveAppointment } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { move } from '../../domain/appointment/change.ts';

/** Moves an appointment. */
export const moveAppointmentHandler = implement(moveAppointment, async (input, call) => ({
  appointment: await move(call, input),
}));

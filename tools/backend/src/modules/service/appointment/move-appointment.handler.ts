import { moveAppointment } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { move } from './change.ts';

/** Moves an appointment. */
export const moveAppointmentHandler = implement(moveAppointment, async (input, call) => ({
  appointment: await move(call, input),
}));

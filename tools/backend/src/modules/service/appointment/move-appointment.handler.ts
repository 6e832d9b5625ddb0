import { moveAppointment } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { move } from './change.ts';

/** Gives an appointment another time; {@link move} says what is refused. */
export const moveAppointmentHandler = implement(moveAppointment, async (input, call) => ({
  appointment: await move(call, input),
}));

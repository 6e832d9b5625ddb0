import { bookAppointment } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { book } from './book.ts';

/** Books a time. */
export const bookAppointmentHandler = implement(bookAppointment, async (input, call) => ({
  appointment: await book(call, input),
}));

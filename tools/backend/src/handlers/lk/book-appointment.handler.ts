import { bookAppointment } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { book } from '../../domain/appointment/book.ts';

/** Books a time. */
export const bookAppointmentHandler = implement(bookAppointment, async (input, call) => ({
  appointment: await book(call, input),
}));

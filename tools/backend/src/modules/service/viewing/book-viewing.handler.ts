import { bookViewing as method } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import type { LeadHandler } from '../../deal/lead/lead-handler.ts';
import { bookViewing, PURPOSE } from './book-viewing.ts';

/** Books a seat as a lead, from anybody; {@link bookViewing} says what is refused. */
export const bookViewingHandler: LeadHandler = {
  ...implement(method, (input, call) => bookViewing(call, input)),
  purpose: PURPOSE,
};

import { findPayment } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findDue } from './find-due.ts';

/** Returns what is to be paid for an order by its number and phone. */
export const findPaymentHandler = implement(findPayment, async (asked, call) => {
  const due = await findDue(call, asked);
  if (!due) return { payment: null };
  const { number, purpose, amount, title, until } = due;
  return { payment: { number, purpose, amount, title, until } };
});

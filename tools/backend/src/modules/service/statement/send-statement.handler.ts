import { sendStatement } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { sendStatement as send } from './send-statement.ts';

/** Stores a statement of the buyer for the staff to answer; {@link send} says what is refused. */
export const sendStatementHandler = implement(sendStatement, async (input, call) => ({
  statement: await send(call, input),
}));

import { sendStatement } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { sendStatement as send } from './send-statement.ts';

/** Sends a statement. */
export const sendStatementHandler = implement(sendStatement, async (input, call) => ({
  statement: await send(call, input),
}));

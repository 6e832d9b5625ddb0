import { getStatement } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findStatement } from './find-statements.ts';

/** Returns one statement of the buyer. */
export const getStatementHandler = implement(
  getStatement,
  async ({ statement }, call) => ({
    statement: await findStatement(call.services, buyerOf(call).user.id, statement),
  }),
  { cache: 'none' },
);

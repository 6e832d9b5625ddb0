import { getStatement } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findStatement } from '../../domain/statement/find-statements.ts';

/** Gives one statement of the buyer. */
export const getStatementHandler = implement(
  getStatement,
  async ({ statement }, call) => ({
    statement: await findStatement(call.services, buyerOf(call).user.id, statement),
  }),
  { cache: 'none' },
);

import { getStatements } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findStatements, templateRows } from '../../domain/statement/find-statements.ts';

/** Lists the buyer’s statements and the templates. */
export const getStatementsHandler = implement(
  getStatements,
  async ({ page }, call) => ({
    templates: templateRows,
    ...(await findStatements(call.services.db, buyerOf(call).user.id, page)),
  }),
  { cache: 'none' },
);

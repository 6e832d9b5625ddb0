import { getStatements } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findStatements, templateRows } from './find-statements.ts';

/** Lists the buyer’s statements and the templates. */
export const getStatementsHandler = implement(
  getStatements,
  async ({ page }, call) => ({
    templates: templateRows,
    ...(await findStatements(call.services.db, buyerOf(call).user.id, page)),
  }),
  { cache: 'none' },
);

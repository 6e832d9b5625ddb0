import type { MethodExample } from '../../../core/define-method.ts';
import { demoStatementRow } from '../shared/demo-papers.ts';
import type { getStatements } from './get-statements.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getStatements>[] = [
  {
    name: 'the first page',
    input: {},
    result: {
      templates: [{ id: 'refund', title: 'Возврат денег', lead: 'Вернуть плату за\u00a0бронь.' }],
      statements: [demoStatementRow],
      total: 1,
      page: 1,
      pages: 1,
    },
  },
];

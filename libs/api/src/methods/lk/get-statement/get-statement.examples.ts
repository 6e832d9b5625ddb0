import type { MethodExample } from '../../../core/define-method.ts';
import { demoStatement } from '../shared/demo-papers.ts';
import type { getStatement } from './get-statement.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getStatement>[] = [
  {
    name: 'one under review',
    input: { statement: demoStatement.guid },
    result: { statement: demoStatement },
  },
];

import type { MethodExample } from '../../../core/define-method.ts';
import { demoPremise, demoStatement } from '../shared/demo-papers.ts';
import type { sendStatement } from './send-statement.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendStatement>[] = [
  {
    name: 'a receipt for the tax office',
    input: {
      template: 'receipt',
      premise: demoPremise.order,
      answers: { for: 'tax', email: 'marina@example.com' },
    },
    result: { statement: demoStatement },
  },
];

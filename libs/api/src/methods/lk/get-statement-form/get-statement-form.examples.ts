import type { MethodExample } from '../../../core/define-method.ts';
import { demoPremise } from '../shared/demo-papers.ts';
import type { getStatementForm } from './get-statement-form.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getStatementForm>[] = [
  {
    name: 'a refund',
    input: { template: 'refund' },
    result: {
      template: 'refund',
      premises: [demoPremise],
      buyer: 'Савельева Марина Андреевна',
      answers: { inn: '500100732259' },
    },
  },
];

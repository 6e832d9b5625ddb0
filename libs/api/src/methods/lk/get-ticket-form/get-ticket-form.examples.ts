import type { MethodExample } from '../../../core/define-method.ts';
import { demoPremise } from '../shared/demo-papers.ts';
import type { getTicketForm } from './get-ticket-form.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getTicketForm>[] = [
  {
    name: 'of the demo buyer',
    input: {},
    result: {
      topics: [{ id: 'contract', label: 'Договор и\u00a0регистрация' }],
      premises: [demoPremise],
      answer_by: '2026-11-19T09:00:00.000Z',
    },
  },
];

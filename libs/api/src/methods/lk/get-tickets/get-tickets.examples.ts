import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicketRow } from '../shared/demo-papers.ts';
import type { getTickets } from './get-tickets.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getTickets>[] = [
  {
    name: 'the first page',
    input: {},
    result: {
      tickets: [demoTicketRow],
      total: 1,
      page: 1,
      pages: 1,
      questions: [{ id: 'srok', question: 'Как быстро отвечаете', answer: '<p>За\u00a0день.</p>' }],
    },
  },
];

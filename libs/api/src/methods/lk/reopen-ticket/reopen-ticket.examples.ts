import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicket } from '../shared/demo-ticket.ts';
import type { reopenTicket } from './reopen-ticket.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof reopenTicket>[] = [
  {
    name: 'a closed one',
    input: { ticket: demoTicket.guid },
    result: { ticket: demoTicket },
  },
];

import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicket } from '../shared/demo-ticket.ts';
import type { getTicket } from './get-ticket.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getTicket>[] = [
  {
    name: 'an answered one',
    input: { ticket: demoTicket.guid },
    result: { ticket: demoTicket },
  },
];

import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicket } from '../shared/demo-ticket.ts';
import type { readTicket } from './read-ticket.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof readTicket>[] = [
  {
    name: 'the last one',
    input: { ticket: demoTicket.guid },
    result: { unread: 0 },
  },
];

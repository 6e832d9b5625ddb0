import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicket } from '../shared/demo-ticket.ts';
import type { closeTicket } from './close-ticket.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof closeTicket>[] = [
  {
    name: 'an answered one',
    input: { ticket: demoTicket.guid },
    result: { ticket: demoTicket },
  },
];

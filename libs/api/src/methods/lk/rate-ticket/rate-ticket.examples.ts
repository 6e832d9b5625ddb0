import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicket } from '../shared/demo-ticket.ts';
import type { rateTicket } from './rate-ticket.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof rateTicket>[] = [
  {
    name: 'five stars',
    input: { ticket: demoTicket.guid, rating: 5 },
    result: { ticket: demoTicket },
  },
];

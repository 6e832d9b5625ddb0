import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicket } from '../shared/demo-ticket.ts';
import type { answerTicket } from './answer-ticket.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof answerTicket>[] = [
  {
    name: 'a word more',
    input: { ticket: demoTicket.guid, text: 'Спасибо, жду' },
    result: { ticket: demoTicket },
  },
];

import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicket } from '../shared/demo-ticket.ts';
import type { sendTicket } from './send-ticket.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendTicket>[] = [
  {
    name: 'about the registration',
    input: {
      topic: 'contract',
      title: 'Когда зарегистрируют договор',
      text: 'Документы подали в\u00a0понедельник.',
    },
    result: { ticket: demoTicket },
  },
];

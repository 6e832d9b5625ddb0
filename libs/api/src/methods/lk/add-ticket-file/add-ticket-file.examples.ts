import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicket } from '../shared/demo-ticket.ts';
import type { addTicketFile } from './add-ticket-file.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof addTicketFile>[] = [
  {
    name: 'a letter',
    input: { ticket: demoTicket.guid, name: 'Письмо банка.pdf', size: 248_115 },
    result: { upload: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d02', offset: 0, chunk: 524_288 },
  },
];

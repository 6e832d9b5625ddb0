import type { MethodExample } from '../../../core/define-method.ts';
import { demoTicket } from '../shared/demo-ticket.ts';
import type { deleteTicketFile } from './delete-ticket-file.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof deleteTicketFile>[] = [
  {
    name: 'a letter',
    input: { ticket: demoTicket.guid, file: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d02' },
    result: { file: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d02' },
  },
];

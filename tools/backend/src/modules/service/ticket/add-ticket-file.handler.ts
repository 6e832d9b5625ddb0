import { addTicketFile } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { beginUpload } from '../../people/upload/begin-upload.ts';

/** Begins or continues the upload of a file for a message. */
export const addTicketFileHandler = implement(addTicketFile, ({ ticket, name, size }, call) =>
  beginUpload(
    call,
    { kind: 'ticket-draft', id: ticket ?? buyerOf(call).user.guid },
    { kind: 'attachment', name, size },
  ),
);

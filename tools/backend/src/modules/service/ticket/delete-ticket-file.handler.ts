import { deleteTicketFile } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { deleteUpload } from '../../people/upload/delete-upload.ts';

/** Deletes a file of an unsent message. */
export const deleteTicketFileHandler = implement(
  deleteTicketFile,
  async ({ ticket, file }, call) => {
    const id = ticket ?? buyerOf(call).user.guid;
    await deleteUpload(call, { kind: 'ticket-draft', id }, file);
    return { file };
  },
);

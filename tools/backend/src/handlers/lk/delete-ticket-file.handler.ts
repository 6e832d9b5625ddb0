import { deleteTicketFile } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { deleteUpload } from '../../domain/upload/delete-upload.ts';

/** Deletes a file of an unsent message. */
export const deleteTicketFileHandler = implement(
  deleteTicketFile,
  async ({ ticket, file }, call) => {
    const id = ticket ?? buyerOf(call).user.guid;
    await deleteUpload(call, { kind: 'ticket-draft', id }, file);
    return { file };
  },
);

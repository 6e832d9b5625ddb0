import { deleteFile } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { deleteUpload } from '../../people/upload/delete-upload.ts';

/** Deletes a document that the buyer has uploaded. */
export const deleteFileHandler = implement(deleteFile, async ({ guid, file }, call) => {
  await deleteUpload(call, { kind: 'order', id: guid }, file);
  return {};
});

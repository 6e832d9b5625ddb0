import { addFile } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { beginUpload } from '../../people/upload/begin-upload.ts';

/** Begins or continues the upload of a document. */
export const addFileHandler = implement(addFile, ({ guid, ...announced }, call) =>
  beginUpload(call, { kind: 'order', id: guid }, announced),
);

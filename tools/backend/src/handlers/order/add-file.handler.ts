import { addFile } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { beginUpload } from '../../domain/upload/begin-upload.ts';

/** Begins or continues the upload of a paper. */
export const addFileHandler = implement(addFile, ({ guid, ...announced }, call) =>
  beginUpload(call, { kind: 'order', id: guid }, announced),
);

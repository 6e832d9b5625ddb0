import { addFormFile } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { beginUpload } from './begin-upload.ts';

/** Begins to take a file that a form will name when it is sent. */
export const addFormFileHandler = implement(addFormFile, async ({ letter, name, size }, call) => {
  if (!(await call.services.limits.take('fileAddress', call.visitor.ip))) {
    throw refuse(429, 'Слишком много файлов подряд. Попробуйте через час');
  }
  return beginUpload(call, { kind: 'letter', id: letter }, { kind: 'file', name, size });
});

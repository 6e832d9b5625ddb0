import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid } from '../core/schemas.ts';
import { announcedFile, UploadSchema } from '../core/upload.ts';

/** Begins to send a file that a form will name when it is sent; its bytes go to `/api/uploads/{upload}`. */
export const addFormFile = defineMethod({
  name: 'Form.AddFile',
  verb: 'POST',
  summary: 'Begins to send a file that a form will name when it is sent',
  input: v.strictObject({
    /** Made by the browser for one form: what hangs on it is nobody else's. */
    letter: guid,
    ...announcedFile,
  }),
  result: UploadSchema,
  errors: {
    409: 'The form has as many files as it may have',
    422: 'The file cannot be taken',
    429: 'Too many files from this address',
  },
});

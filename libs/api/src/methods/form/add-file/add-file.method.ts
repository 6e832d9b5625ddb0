import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid, integer, requiredText } from '../../../core/schemas.ts';

/** Begins to send a file that a form will name when it is sent; its bytes go to `/api/uploads/{upload}`. */
export const addFormFile = defineMethod({
  name: 'Form.AddFile',
  verb: 'POST',
  summary: 'Begins to send a file that a form will name when it is sent',
  input: v.strictObject({
    /** Made by the browser for one form: what hangs on it is nobody else's. */
    letter: guid,
    /** As the file is called on the visitor's disk. */
    name: requiredText(300),
    /** Bytes. */
    size: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  result: v.object({
    upload: v.string(),
    /** Bytes that have come already. */
    offset: v.number(),
    /** Bytes that one piece should have. */
    chunk: v.number(),
  }),
  errors: {
    409: 'The form has as many files as it may have',
    422: 'The file cannot be taken',
    429: 'Too many files from this address',
  },
});

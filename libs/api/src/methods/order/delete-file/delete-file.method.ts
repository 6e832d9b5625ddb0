import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';

/** Deletes a paper that the buyer has uploaded, also one that is unfinished. */
export const deleteFile = defineMethod({
  name: 'Order.DeleteFile',
  verb: 'POST',
  summary: 'Deletes a paper that the buyer has uploaded',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
    /** Guid of the file. */
    file: guid,
  }),
  result: v.strictObject({}),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such order',
    409: 'The papers of the order can’t be changed any more',
  },
});

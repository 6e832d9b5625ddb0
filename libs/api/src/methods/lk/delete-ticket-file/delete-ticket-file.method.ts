import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';

/** Deletes a file of a message that was not sent yet. */
export const deleteTicketFile = defineMethod({
  name: 'LK.DeleteTicketFile',
  verb: 'POST',
  summary: 'Deletes a file of an unsent message',
  access: 'buyer',
  input: v.strictObject({ ticket: v.optional(guid), file: guid }),
  result: v.object({ file: v.string() }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such ticket',
  },
});

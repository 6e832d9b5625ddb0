import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid, integer, requiredText } from '../../../core/schemas.ts';

/** Begins the upload of a file for a message that is being written; its bytes go to `PATCH /api/uploads/{upload}?offset=N`. */
export const addTicketFile = defineMethod({
  name: 'LK.AddTicketFile',
  verb: 'POST',
  summary: 'Begins or continues the upload of a file for a message',
  access: 'buyer',
  input: v.strictObject({
    /** Ticket that the message is for; none for a new ticket. */
    ticket: v.optional(guid),
    /** As the file is called on the visitor’s disk. */
    name: requiredText(255),
    /** Bytes. */
    size: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  result: v.object({
    /** Guid of the upload, and of the file once it is done. */
    upload: v.string(),
    /** Bytes that have come already. */
    offset: v.number(),
    /** Bytes that one piece should have. */
    chunk: v.number(),
  }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such ticket',
    409: 'There are as many files as one message may have',
    422: 'The file is empty or too large, or its name says that it is of another type',
  },
});

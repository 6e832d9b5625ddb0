import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { announcedFile, UploadSchema } from '../../../core/upload.ts';

/** Begins the upload of a file for a message that is being written; its bytes go to `PATCH /api/uploads/{upload}?offset=N`. */
export const addTicketFile = defineMethod({
  name: 'LK.AddTicketFile',
  verb: 'POST',
  summary: 'Begins or continues the upload of a file for a message',
  access: 'buyer',
  input: v.strictObject({
    /** Ticket that the message is for; none for a new ticket. */
    ticket: v.optional(guid),
    ...announcedFile,
  }),
  result: UploadSchema,
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such ticket',
    409: 'There are as many files as one message may have',
    422: 'The file is empty or too large, or its name says that it is of another type',
  },
});

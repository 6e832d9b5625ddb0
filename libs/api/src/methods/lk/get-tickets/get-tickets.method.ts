import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer } from '../../../core/schemas.ts';
import { pageEntries } from '../shared/premise.schema.ts';
import { TicketRowSchema } from '../shared/ticket.schema.ts';

/** Lists the tickets of the buyer, those changed last first, and questions that are asked often. */
export const getTickets = defineMethod({
  name: 'LK.GetTickets',
  verb: 'GET',
  summary: 'Lists the buyer’s tickets and common questions',
  access: 'buyer',
  input: v.strictObject({ page: v.optional(integer(1, 10_000), 1) }),
  result: v.object({
    tickets: v.array(TicketRowSchema),
    ...pageEntries,
    /** `answer` is HTML. */
    questions: v.array(v.object({ id: v.string(), question: v.string(), answer: v.string() })),
  }),
  errors: {
    401: 'Nobody is logged in',
  },
});

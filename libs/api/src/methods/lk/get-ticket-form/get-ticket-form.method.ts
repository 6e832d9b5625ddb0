import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { PremiseSchema } from '../shared/premise.schema.ts';
import { TicketTopicSchema } from '../shared/ticket.schema.ts';

/** Gives what a new ticket may be about. */
export const getTicketForm = defineMethod({
  name: 'LK.GetTicketForm',
  verb: 'GET',
  summary: 'Gives topics and premises for a new ticket',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({
    topics: v.array(v.object({ id: TicketTopicSchema, label: v.string() })),
    premises: v.array(PremiseSchema),
    /** ISO instant by which a ticket sent now is answered. */
    answer_by: v.string(),
  }),
  errors: {
    401: 'Nobody is logged in',
  },
});

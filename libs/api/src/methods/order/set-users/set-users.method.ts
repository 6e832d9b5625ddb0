import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { ChangedOrderSchema, orderErrors } from '../shared/order-details.schema.ts';
import { MOST_PARTICIPANTS, ParticipantDataSchema } from '../shared/participant.schema.ts';

/** Names the people who buy, all of them at once; may be changed until the hold is paid. A refusal names the fields: \`users.0.snils\`. */
export const setUsers = defineMethod({
  name: 'Order.SetUsers',
  verb: 'POST',
  summary: 'Names the people who buy, with their papers and shares',
  access: 'buyer',
  input: v.strictObject({
    guid,
    users: v.pipe(
      v.array(ParticipantDataSchema, 'Добавьте участника'),
      v.minLength(1, 'Добавьте участника'),
      v.maxLength(MOST_PARTICIPANTS, `Участников не больше ${MOST_PARTICIPANTS}`),
    ),
  }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});

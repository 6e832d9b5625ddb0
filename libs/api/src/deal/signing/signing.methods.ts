import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { guid, integer } from '../../core/schemas.ts';
import { HashSchema } from '../contract-text/contract-text.schema.ts';
import { ChangedOrderSchema, orderErrors } from '../order.schema.ts';
import { MOST_PARTICIPANTS } from '../participant.schema.ts';
import { partnerErrors, PartnerPageSchema } from '../payment.schema.ts';
import { InvitationSchema } from './signing.schema.ts';

/** The secret of an invitation, as it stands in the SMS. */
const link = v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/, 'Такой ссылки нет'));

/** Sends a participant an SMS with a personal link to the contract; the link of an earlier one opens no more. */
export const inviteSigner = defineMethod({
  name: 'Order.InviteSigner',
  verb: 'POST',
  summary: 'Sends a participant a personal link to read and sign the contract',
  access: 'buyer',
  input: v.strictObject({
    guid,
    /** From 1: the buyer signs in the account. */
    participant: integer(1, MOST_PARTICIPANTS - 1),
  }),
  result: ChangedOrderSchema,
  errors: { ...orderErrors, 429: 'Too many invitations went to this phone' },
});

/** Returns the contract to whoever has the link of an invitation. */
export const getInvitation = defineMethod({
  name: 'Signing.GetInvitation',
  verb: 'POST',
  summary: 'Returns the contract that somebody was invited to sign',
  input: v.strictObject({ link }),
  result: v.object({ invitation: InvitationSchema }),
  errors: { 404: 'The link is unknown, replaced by a later one, or too old' },
});

/** Begins the signature of an invited participant: the operator sends a code to this participant’s own phone. */
export const signByInvitation = defineMethod({
  name: 'Signing.Sign',
  verb: 'POST',
  summary: 'Begins the signature of an invited participant',
  input: v.strictObject({
    link,
    /** Of the texts that were read: of their set. */
    hash: HashSchema,
  }),
  result: PartnerPageSchema,
  errors: { ...partnerErrors, 404: 'The link is unknown, replaced by a later one, or too old' },
});

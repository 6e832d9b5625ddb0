import * as v from 'valibot';
import { contactEntries } from '../../fields/contact/contact.schema.ts';
import { EmailSchema } from '../../fields/email/email.schema.ts';
import { MessageSchema } from '../../fields/message/message.schema.ts';

/** Rules of a question: a name, a mailbox for the answer, and the question; no phone. */
export const LotQuestionSchema = v.object({
  name: contactEntries.name,
  email: EmailSchema,
  message: MessageSchema,
});

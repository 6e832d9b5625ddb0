import * as v from 'valibot';
import { contactEntries } from '../../fields/contact/contact.schema.ts';
import { EmailSchema } from '../../fields/email/email.schema.ts';

/** Rules of the mortgage consultation (specification, §5): name, phone and e-mail, all required. */
export const CallSpecialistSchema = v.object({ ...contactEntries, email: EmailSchema });

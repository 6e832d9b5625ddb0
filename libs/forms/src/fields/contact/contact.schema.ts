import * as v from 'valibot';
import { defaultTexts } from '../../core/texts.ts';
import { PhoneSchema } from '../phone/phone.schema.ts';

/** Whom to call, as every validated form asks: name required, phone whole (specification, §5). */
export const contactEntries = {
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(defaultTexts.nameMissing)),
  phone: PhoneSchema,
};

/** Rules of the forms that ask for a name and a phone alone. */
export const ContactSchema = v.object(contactEntries);

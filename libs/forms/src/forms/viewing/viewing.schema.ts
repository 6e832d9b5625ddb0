import * as v from 'valibot';
import { defaultTexts } from '../../core/texts.ts';
import { contactEntries } from '../../fields/contact/contact.schema.ts';

/** Rules of the booking of a viewing: name, phone and time are required, a letter is wished for or not. */
export const ViewingFormSchema = v.object({
  place: v.pipe(v.string(), v.nonEmpty('Выберите, где встретимся')),
  at: v.pipe(v.string(), v.nonEmpty(defaultTexts.timeMissing)),
  ...contactEntries,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.union(
      [v.literal(''), v.pipe(v.string(), v.email(defaultTexts.emailIncomplete))],
      defaultTexts.emailIncomplete,
    ),
  ),
});

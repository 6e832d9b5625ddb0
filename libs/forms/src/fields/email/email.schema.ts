import * as v from 'valibot';
import { defaultTexts } from '../../core/texts.ts';

/** E-mail of a validated form. */
export const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(defaultTexts.emailMissing),
  v.email(defaultTexts.emailIncomplete),
);

import * as v from 'valibot';
import { FOREIGN_PHONE, isForeignPhone, normalisePhone } from '@m30/ui-kit/mask';
import { defaultTexts } from '../../core/texts.ts';

/** Phone of a validated form: what a person wrote in, `+7XXXXXXXXXX` out. */
export const PhoneSchema = v.pipe(
  v.string(),
  v.nonEmpty(defaultTexts.phoneMissing),
  v.check((value) => !isForeignPhone(value), FOREIGN_PHONE),
  v.check((value) => normalisePhone(value) !== null, defaultTexts.phoneIncomplete),
  v.transform((value) => normalisePhone(value) ?? value),
);

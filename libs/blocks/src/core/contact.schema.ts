import * as v from 'valibot';
import { normalisePhone } from '@m30/ui-kit/mask';

/** Word joiner: typography puts it around the dashes of a number. */
const JOINER = /\u2060/g;

const EXTENSION = /,\s?доб\.\s?\d{1,6}$/;

/** A Russian phone number as people write it: «+7 (812) 330-30-30», an extension after a comma. It stays as written. */
export const PhoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (written) => normalisePhone(written.replace(EXTENSION, '').replace(JOINER, '')) !== null,
    'Not a phone number',
  ),
);

/** An e-mail address. */
export const EmailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200));

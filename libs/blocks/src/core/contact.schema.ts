import * as v from 'valibot';

/** A phone number as people write it: «+7 (812) 330-30-30», an extension after a comma. */
export const PhoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\+?[\d\s()\u2060-]{5,30}(?:,\s?доб\.\s?\d{1,6})?$/, 'Not a phone number'),
);

/** An e-mail address. */
export const EmailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200));

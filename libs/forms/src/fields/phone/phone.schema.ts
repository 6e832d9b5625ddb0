import * as v from 'valibot';
import { normalisePhone } from '@m30/ui-kit/mask';

/** Phone of a validated form: what a person wrote in, `+7XXXXXXXXXX` out. */
export const PhoneSchema = v.pipe(
  v.string(),
  v.nonEmpty('Введите номер телефона'),
  v.check((value) => normalisePhone(value) !== null, 'Введите номер телефона полностью'),
  v.transform((value) => normalisePhone(value) ?? value),
);

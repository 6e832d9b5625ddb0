import * as v from 'valibot';
import { text } from '../../../core/schemas.ts';
import { RussianPhoneSchema } from '../../shared/lead.schema.ts';

/** Consent boxes of the auth forms: 1 is ticked; they default on and do not block. */
const consentFlag = v.optional(v.picklist([0, 1]), 1);

export const consentEntries = {
  /** Processing of personal data. */
  soglasie: consentFlag,
  /** Notices about promos. */
  soglasie_actii: consentFlag,
};

export const password = v.pipe(
  v.string('Введите пароль!'),
  v.minLength(5, 'Пароль не короче 5 символов'),
  v.maxLength(200, 'Пароль не длиннее 200 символов'),
  v.check((value) => !value.includes('\0') && value.isWellFormed(), 'Недопустимый символ'),
);

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.email('Введите адрес почты полностью'),
  v.maxLength(254),
);

/** Six digits from an SMS or a letter; spaces are dropped. */
export const code = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Введите шесть цифр кода'),
);

export const token = v.pipe(v.string(), v.maxLength(4000));

export const UserSchema = v.object({
  id: v.number(),
  guid: v.string(),
  /** «Савельева Марина Андреевна». */
  name_full: v.string(),
});

export type User = v.InferOutput<typeof UserSchema>;

/** A name part of a person. */
export const personName = text(100);

/** Registration data (spec §3); `code` is there once it was sent. */
export const registrationEntries = {
  last_name: personName,
  name: personName,
  second_name: personName,
  phone: RussianPhoneSchema,
  email,
  code: v.optional(code),
  ...consentEntries,
};

/** Registration data as the calls that send a code take it: with an anti-bot token. */
export const RegistrationCodeSchema = v.strictObject({
  ...registrationEntries,
  token: v.optional(token),
});

/** Password change data (spec §3). */
export const RecoverySchema = v.strictObject({
  phone: v.optional(RussianPhoneSchema),
  email: v.optional(email),
  blur_email: v.optional(v.string()),
  code: v.optional(code),
  token: v.optional(token),
});

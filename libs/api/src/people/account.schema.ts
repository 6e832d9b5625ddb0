import * as v from 'valibot';
import { isStorable } from '../core/is-storable.ts';
import { RussianPhoneSchema, text } from '../core/schemas.ts';
import { LeadConsentSchema } from './consent.schema.ts';

/**
 * Consent boxes of the auth forms: 1 is ticked. Absent they are on in the default mode of consents and do not block, and are off
 * in the explicit one.
 */
const consentFlag = v.optional(v.picklist([0, 1]));

export const consentEntries = {
  /** Processing of personal data. */
  soglasie: consentFlag,
  /** Notices about promos. */
  soglasie_actii: consentFlag,
  /** How the consent boxes were shown and which version of their text. */
  consent: v.optional(LeadConsentSchema),
};

export const password = v.pipe(
  v.string('Введите пароль!'),
  v.minLength(5, 'Пароль не короче 5 символов'),
  v.maxLength(200, 'Пароль не длиннее 200 символов'),
  v.check((value) => isStorable(value), 'Недопустимый символ'),
);

/** What the specification (§5) says about a registration with gaps. */
const FILL_ALL = 'Заполните все обязательные поля';

export const email = v.pipe(
  v.string('Введите адрес почты'),
  v.trim(),
  v.nonEmpty(FILL_ALL),
  v.maxLength(254, 'Введите адрес почты полностью'),
  v.email('Введите адрес почты полностью'),
);

/** Six digits from an SMS or a letter; spaces are dropped. */
export const code = v.pipe(
  v.string('Введите шесть цифр кода'),
  v.maxLength(20, 'Введите шесть цифр кода'),
  v.transform((value) => value.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Введите шесть цифр кода'),
);

/** A field of the form that may still be empty; an empty one counts as absent. */
export const emptyOr = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );

const token = v.pipe(v.string(), v.maxLength(4000));

export const UserSchema = v.object({
  id: v.number(),
  guid: v.string(),
  /** «Савельева Марина Андреевна». */
  name_full: v.string(),
});

/** A name part of a person; one who has no patronymic sends «нет отчества». */
export const personName = v.pipe(text(100), v.nonEmpty(FILL_ALL));

/** Registration data (spec §3); `code` is there once it was sent, absent or empty before. */
export const registrationEntries = {
  last_name: personName,
  name: personName,
  second_name: personName,
  phone: RussianPhoneSchema,
  email,
  code: emptyOr(code),
  ...consentEntries,
};

/**
 * Registration data as the calls that send a code take it: without `code` it sends one and needs
 * an anti-bot token, with `code` it checks the one that was sent and needs none.
 */
export const RegistrationCodeSchema = v.strictObject({
  ...registrationEntries,
  token: v.optional(token),
});

/** Password change data (spec §3). A code is sent by phone number, so the calls that send one need it. */
export const RecoverySchema = v.strictObject({
  phone: v.optional(RussianPhoneSchema),
  email: emptyOr(email),
  blur_email: v.optional(text(300)),
  code: emptyOr(code),
  token: v.optional(token),
});

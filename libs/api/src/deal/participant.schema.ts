import * as v from 'valibot';
import { integer, requiredText, RussianPhoneSchema, text } from '../core/schemas.ts';
import { day, digits } from '../core/typed.ts';

/** As many people may buy one lot together. */
export const MOST_PARTICIPANTS = 8;

/** A part of the whole: 1 of 2. */
const ShareSchema = v.strictObject({ part: integer(1, 1000), of: integer(1, 1000) });

/** A passport of the Russian Federation. */
const passport = {
  passport_series: digits(4, 'Серия паспорта — 4 цифры'),
  passport_number: digits(6, 'Номер паспорта — 6 цифр'),
  passport_issuer: requiredText(300),
  passport_date: day('Введите дату выдачи паспорта'),
  /** `780001`. */
  department_code: digits(6, 'Код подразделения — 6 цифр'),
};

const named = {
  last_name: requiredText(100),
  name: requiredText(100),
  /** «нет отчества» where there is none. */
  second_name: text(100),
  birth_date: day('Введите дату рождения'),
};

/** What a child has before the first passport. */
const BirthCertificateSchema = v.strictObject({
  /** «II-АК». */
  series: v.pipe(
    requiredText(12),
    v.transform((typed) => typed.toUpperCase().replace(/\s/g, '').replace(/[–—]/, '-')),
    v.regex(/^[IVXLC]{1,6}-[А-ЯЁ]{2}$/, 'Серия свидетельства — римские цифры и две буквы: II-АК'),
  ),
  number: digits(6, 'Номер свидетельства — 6 цифр'),
  issuer: requiredText(300),
  date: day('Введите дату выдачи свидетельства'),
});

/** Who acts for a participant by a power of attorney, with what the contract needs of both. */
const RepresentativeSchema = v.strictObject({
  ...named,
  ...passport,
  /** Where the invitation to sign goes. */
  phone: RussianPhoneSchema,
  /** Number in the notary's register. */
  power_number: requiredText(60),
  power_date: day('Введите дату доверенности'),
  /** Last day on which it holds. */
  power_until: day('Введите срок доверенности'),
  /** «Орлова Н. В., Санкт-Петербург». */
  notary: requiredText(200),
});

/**
 * Somebody who buys, with what the contract needs. Masked values are taken as they are typed. What depends on the age of a person,
 * check digits, the order of dates and the sum of the shares are checked where the order is.
 */
export const ParticipantDataSchema = v.strictObject({
  ...named,
  /** From 14 years on. */
  ...v.partial(v.strictObject(passport)).entries,
  /** Before that. */
  birth_certificate: v.optional(BirthCertificateSchema),
  snils: digits(11, 'СНИЛС — 11 цифр'),
  /** A person under 18 need not have one. */
  inn: v.optional(digits(12, 'ИНН — 12 цифр')),
  /** Where the person is registered. */
  address: requiredText(300),
  share: ShareSchema,
  /** Where the invitation to sign goes; the buyer signs in the account and needs none, nor does whom another one acts for. */
  phone: v.optional(RussianPhoneSchema),
  /** Under 18: place, from 0, of the parent among the participants who acts or consents. */
  parent: v.optional(integer(0, MOST_PARTICIPANTS - 1)),
  /** An adult but the buyer may act through one. */
  representative: v.optional(RepresentativeSchema),
});

/** Who acts for a participant by a power of attorney. */
export type Representative = v.InferOutput<typeof RepresentativeSchema>;

/** How the lot is to belong to them: to one, to spouses without shares, by shares. */
export const OwnershipSchema = v.picklist(
  ['single', 'joint', 'shares'],
  'Выберите вид собственности',
);

export type Ownership = v.InferOutput<typeof OwnershipSchema>;

export type ParticipantData = v.InferOutput<typeof ParticipantDataSchema>;

/** A participant of an order as somebody who signs its contract. */
export const SignerSchema = v.object({
  /** From 0; 0 is the buyer, who signs in the account. */
  participant: v.number(),
  /** «Павел Савельев»; a representative where one acts by a power of attorney. */
  name: v.string(),
  /** «по доверенности: Павел Савельев», «и за ребёнка: Анна Савельева»; `null` where somebody signs for himself alone. */
  note: v.optional(v.nullable(v.string())),
  /** ISO instant; `null` while the signature is awaited. */
  signed_at: v.nullable(v.string()),
  /** ISO instant of the last invitation; `null` where none was sent. */
  invited_at: v.nullable(v.string()),
  /** ISO instant until which the link of that invitation opens. */
  expires_at: v.nullable(v.string()),
  /** End of the phone that invitations go to: «42-10»; `null` for the buyer. */
  phone_end: v.nullable(v.string()),
  /** An invitation may be sent now. */
  can_invite: v.boolean(),
});

export type Signer = v.InferOutput<typeof SignerSchema>;

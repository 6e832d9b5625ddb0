import * as v from 'valibot';
import { integer, requiredText, RussianPhoneSchema, text } from '../core/schemas.ts';

/** As many people may buy one lot together. */
export const MOST_PARTICIPANTS = 8;

/** Digits of a masked value: «123-456-789 00» becomes «12345678900». */
const digits = (count: number, message: string) =>
  v.pipe(
    v.string(message),
    v.maxLength(40, message),
    v.transform((value) => value.replace(/\D/g, '')),
    v.length(count, message),
  );

/** A real day as ISO or as people write it, «21.11.2026»; becomes ISO. */
const day = (message: string) =>
  v.pipe(
    v.string(message),
    v.maxLength(10, message),
    v.transform((value) => value.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1')),
    v.isoDate(message),
    v.check(isRealDay, message),
  );

function isRealDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A part of the whole: 1 of 2. */
const ShareSchema = v.strictObject({ part: integer(1, 1000), of: integer(1, 1000) });

/**
 * Somebody who buys, with what the contract needs. Masked values are taken as they are typed. Check
 * digits, the order of dates and the sum of the shares are checked where the order is.
 */
export const ParticipantDataSchema = v.strictObject({
  last_name: requiredText(100),
  name: requiredText(100),
  /** «нет отчества» where there is none. */
  second_name: text(100),
  birth_date: day('Введите дату рождения'),
  passport_series: digits(4, 'Серия паспорта — 4 цифры'),
  passport_number: digits(6, 'Номер паспорта — 6 цифр'),
  passport_issuer: requiredText(300),
  passport_date: day('Введите дату выдачи паспорта'),
  /** `780001`. */
  department_code: digits(6, 'Код подразделения — 6 цифр'),
  snils: digits(11, 'СНИЛС — 11 цифр'),
  inn: digits(12, 'ИНН — 12 цифр'),
  /** Where the person is registered. */
  address: requiredText(300),
  share: ShareSchema,
  /** Where the invitation to sign goes; the buyer signs in the account and needs none. */
  phone: v.optional(RussianPhoneSchema),
});

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
  /** «Павел Савельев». */
  name: v.string(),
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

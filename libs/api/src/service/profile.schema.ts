import * as v from 'valibot';
import { NoticeSettingSchema } from '../people/notice.schema.ts';

/** What a buyer agrees to: the processing of personal data, and adverts. */
const CONSENT_PURPOSES = ['personal', 'promo'] as const;

export const ConsentPurposeSchema = v.picklist(CONSENT_PURPOSES, 'Нет такого согласия');

/** Another name of the buyer; an empty patronymic is none. */
const ProfileNameSchema = v.object({
  last_name: v.string(),
  name: v.string(),
  second_name: v.string(),
});

/** Something that the buyer has asked the staff to do with the account. */
const ProfileRequestSchema = v.object({
  guid: v.string(),
  kind: v.picklist(['rename', 'deletion']),
  state: v.picklist(['open', 'done', 'refused', 'withdrawn']),
  /** «Савельева Марина Андреевна»; `null` for a deletion. */
  name_full: v.nullable(v.string()),
  reason: v.string(),
  answer: v.nullable(v.string()),
  /** ISO instants. */
  created_at: v.string(),
  closed_at: v.nullable(v.string()),
});

/** A login that has not ended. */
const ProfileSessionSchema = v.object({
  guid: v.string(),
  /** «Chrome, Windows». */
  device: v.string(),
  phone: v.boolean(),
  /** ISO instants. */
  since: v.string(),
  seen: v.string(),
  /** The one that asks. */
  own: v.boolean(),
});

/** A purpose, whether the buyer agrees, and all that was said about it, newest first. */
const ProfileConsentSchema = v.object({
  purpose: ConsentPurposeSchema,
  title: v.string(),
  given: v.boolean(),
  /** What happens when it is withdrawn. */
  follows: v.string(),
  history: v.array(
    v.object({
      given: v.boolean(),
      /** Version of the text, an ISO date; `null` where the page did not say. */
      version: v.nullable(v.string()),
      /** ISO instant. */
      at: v.string(),
      /** «при регистрации, галочка стояла заранее». */
      how: v.string(),
    }),
  ),
});

/** Settings of a kind of notices with its words. */
const ProfileSettingSchema = v.object({
  ...NoticeSettingSchema.entries,
  title: v.string(),
  about: v.string(),
  /** Goes outside the account only with the consent to adverts. */
  promo: v.boolean(),
});

/** Everything of the page of the profile. */
export const ProfileSchema = v.object({
  name: ProfileNameSchema,
  /** `+7XXXXXXXXXX`. */
  phone: v.string(),
  phone_confirmed: v.boolean(),
  /** ISO instant from which a phone that has just changed recovers the password; `null` where it does already. */
  phone_recovery_from: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Nothing of the account is sent to a mailbox that is not. */
  email_confirmed: v.boolean(),
  /** As for the phone. */
  email_recovery_from: v.nullable(v.string()),
  /** ISO instant of the registration. */
  since: v.string(),
  /** Another name holds at once; otherwise the staff compares it with the contracts first. */
  rename_at_once: v.boolean(),
  requests: v.array(ProfileRequestSchema),
  sessions: v.array(ProfileSessionSchema),
  consents: v.array(ProfileConsentSchema),
  settings: v.array(ProfileSettingSchema),
  /** What stays after a deletion, and why. */
  kept: v.array(v.object({ title: v.string(), reason: v.string() })),
});

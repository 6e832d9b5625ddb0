import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, NothingSchema, RussianPhoneSchema, text } from '../core/schemas.ts';
import { code, email, password, personName } from '../people/account.schema.ts';
import { ConsentPurposeSchema, ProfileSchema } from './profile.schema.ts';

/** Returns everything of the buyer's profile. */
export const getProfile = defineMethod({
  name: 'LK.GetProfile',
  verb: 'GET',
  summary: 'Returns everything of the buyer’s profile',
  access: 'buyer',
  input: NothingSchema,
  result: ProfileSchema,
});

/** Changes the name of the buyer, or asks the staff to where a contract carries it. */
export const rename = defineMethod({
  name: 'LK.Rename',
  verb: 'POST',
  summary: 'Changes the name of the buyer, or asks the staff to where a contract carries it',
  access: 'buyer',
  input: v.strictObject({
    last_name: personName,
    name: personName,
    /** Empty where there is none. */
    second_name: v.optional(text(100), ''),
    /** Why; needed where the staff decides. */
    reason: v.optional(text(500), ''),
  }),
  result: v.object({
    /** `false` where the staff decides. */
    applied: v.boolean(),
  }),
  errors: {
    409: 'A request is open already',
    422: 'No reason was given where one is needed',
  },
});

/** Sends a code to the phone that is to be the buyer’s; whether it has an account is told to that phone alone. */
export const sendPhoneCode = defineMethod({
  name: 'LK.SendPhoneCode',
  verb: 'POST',
  summary:
    'Sends a code to the phone that is to be the buyer’s; whether it has an account is told to that phone alone',
  access: 'buyer',
  input: v.strictObject({
    phone: RussianPhoneSchema,
    /** The buyer’s: the session alone changes nothing. */
    password,
  }),
  result: v.object({}),
  errors: {
    422: 'The password is wrong, or it is the phone of the account already',
    429: 'Too many codes',
  },
});

/** Takes the phone that a code was sent to; the old one holds until then. */
export const changePhone = defineMethod({
  name: 'LK.ChangePhone',
  verb: 'POST',
  summary: 'Takes the phone that a code was sent to; the old one holds until then',
  access: 'buyer',
  input: v.strictObject({ code }),
  result: v.object({ phone: v.string() }),
  errors: { 422: 'The code is wrong or has expired' },
});

/** Sends a code to the mailbox that is to be the buyer’s. */
export const sendEmailCode = defineMethod({
  name: 'LK.SendEmailCode',
  verb: 'POST',
  summary: 'Sends a code to the mailbox that is to be the buyer’s',
  access: 'buyer',
  input: v.strictObject({
    email,
    /** The buyer’s: the session alone changes nothing. */
    password,
  }),
  result: v.object({}),
  errors: {
    422: 'The password is wrong, or it is the confirmed mailbox of the account already',
    429: 'Too many codes',
  },
});

/** Takes the mailbox that a code was sent to; the old one holds until then. */
export const changeEmail = defineMethod({
  name: 'LK.ChangeEmail',
  verb: 'POST',
  summary: 'Takes the mailbox that a code was sent to; the old one holds until then',
  access: 'buyer',
  input: v.strictObject({ code }),
  result: v.object({ email: v.string() }),
  errors: { 422: 'The code is wrong or has expired' },
});

/** Changes the password by the old one and ends the other sessions. */
export const changeAccountPassword = defineMethod({
  name: 'LK.ChangePassword',
  verb: 'POST',
  summary: 'Changes the password by the old one and ends the other sessions',
  access: 'buyer',
  input: v.strictObject({
    old_password: password,
    password,
    rpassword: password,
  }),
  result: v.object({}),
  errors: {
    422: 'The old password is wrong, the new ones differ or are too weak',
    429: 'Too many wrong passwords',
  },
});

/** Ends one session of the buyer, or all but the one that asks. */
export const endSessions = defineMethod({
  name: 'LK.EndSessions',
  verb: 'POST',
  summary: 'Ends one session of the buyer, or all but the one that asks',
  access: 'buyer',
  input: v.strictObject({
    /** All others where absent. */
    guid: v.optional(guid),
  }),
  result: v.object({}),
  errors: { 404: 'The buyer has no such session' },
});

/** Gives or withdraws a consent; without the one to processing the account is to be deleted. */
export const setConsent = defineMethod({
  name: 'LK.SetConsent',
  verb: 'POST',
  summary:
    'Gives or withdraws a consent; without the one to processing the account is to be deleted',
  access: 'buyer',
  input: v.strictObject({
    purpose: ConsentPurposeSchema,
    given: v.boolean(),
    /** Version of the text that was shown. */
    version: v.optional(v.pipe(v.string(), v.isoDate())),
    /** The buyer’s; needed where the account is to be deleted. */
    password: v.optional(password),
  }),
  result: v.object({}),
  errors: {
    409: 'A request for deletion is open already',
    422: 'The password is wrong',
    429: 'Too many wrong passwords',
  },
});

/** Asks the staff to delete the account. */
export const askDeletion = defineMethod({
  name: 'LK.AskDeletion',
  verb: 'POST',
  summary: 'Asks the staff to delete the account',
  access: 'buyer',
  input: v.strictObject({
    /** Why, where the buyer says so. */
    reason: v.optional(text(500), ''),
    /** The buyer’s: the session alone changes nothing. */
    password,
  }),
  result: v.object({}),
  errors: {
    409: 'A request is open already',
    422: 'The password is wrong',
    429: 'Too many wrong passwords',
  },
});

/** Takes back a request to the staff about the account. */
export const withdrawRequest = defineMethod({
  name: 'LK.WithdrawRequest',
  verb: 'POST',
  summary: 'Takes back a request to the staff about the account',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({}),
  errors: { 404: 'The buyer has no such open request' },
});

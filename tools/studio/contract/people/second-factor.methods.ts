import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { DoneSchema, newPassword, NothingSchema, password, requiredText } from '../core/schemas.ts';
import {
  MeSchema,
  PasskeyAnswerSchema,
  PasskeyOptionsSchema,
  TotpSchema,
} from './session.schema.ts';

const tooMany = { 422: 'The code or the password is wrong', 429: 'Too many attempts' };

/** `me` of the person; codes only where the first factor was set up: they are shown once. */
const SetUpSchema = v.object({ me: MeSchema, recovery_codes: v.nullable(v.array(v.string())) });

export const getFactors = defineStudioMethod({
  name: 'SecondFactor.Get',
  verb: 'GET',
  summary: 'Returns which second factors the person has set up',
  right: 'entering',
  input: NothingSchema,
  result: v.object({
    totp: v.boolean(),
    passkeys: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** ISO instants; `null` before the first use. */
        created_at: v.string(),
        used_at: v.nullable(v.string()),
      }),
    ),
    /** Codes that are left. */
    recovery: v.number(),
  }),
});

export const startTotp = defineStudioMethod({
  name: 'SecondFactor.StartTotp',
  verb: 'POST',
  summary: 'Returns a new secret for an authenticator, which a first code has to confirm',
  right: 'entering',
  input: NothingSchema,
  result: v.object({
    /** Base32, to be typed. */
    secret: v.string(),
    /** `otpauth://…`, to be drawn as a QR code. */
    uri: v.string(),
    /** Path of an SVG of the QR code: `d` of one path, with its side in modules. */
    qr: v.object({ path: v.string(), side: v.number() }),
  }),
  errors: { 409: 'The second factor stands already and was not given in this session' },
});

export const confirmNewTotp = defineStudioMethod({
  name: 'SecondFactor.ConfirmTotp',
  verb: 'POST',
  summary: 'Sets the authenticator up by its first code',
  right: 'entering',
  input: TotpSchema,
  result: SetUpSchema,
  errors: { ...tooMany, 409: 'No secret was given in this session' },
});

export const startNewPasskey = defineStudioMethod({
  name: 'SecondFactor.StartPasskey',
  verb: 'POST',
  summary: 'Returns the options with which a browser makes a passkey',
  right: 'entering',
  input: NothingSchema,
  result: PasskeyOptionsSchema,
  errors: { 409: 'The second factor stands already and was not given in this session' },
});

export const confirmNewPasskey = defineStudioMethod({
  name: 'SecondFactor.ConfirmPasskey',
  verb: 'POST',
  summary: 'Stores a new passkey under a name that the person gives it',
  right: 'entering',
  input: v.strictObject({ ...PasskeyAnswerSchema.entries, name: requiredText(60) }),
  result: SetUpSchema,
  errors: { ...tooMany, 409: 'No challenge was given in this session' },
});

export const deletePasskey = defineStudioMethod({
  name: 'SecondFactor.DeletePasskey',
  verb: 'POST',
  summary: 'Deletes a passkey; the last factor stays',
  right: 'self',
  input: v.strictObject({ id: requiredText(2000), password }),
  result: DoneSchema,
  errors: { ...tooMany, 404: 'There is no such passkey', 409: 'It is the last factor' },
});

export const newRecoveryCodes = defineStudioMethod({
  name: 'SecondFactor.NewRecoveryCodes',
  verb: 'POST',
  summary: 'Makes ten new recovery codes and forgets the former ones',
  right: 'self',
  input: v.strictObject({ password }),
  result: v.object({ recovery_codes: v.array(v.string()) }),
  errors: tooMany,
});

export const changePassword = defineStudioMethod({
  name: 'Password.Change',
  verb: 'POST',
  summary: 'Changes the password of the person and ends the other logins',
  right: 'self',
  input: v.strictObject({ password, new_password: newPassword }),
  result: DoneSchema,
  errors: tooMany,
});

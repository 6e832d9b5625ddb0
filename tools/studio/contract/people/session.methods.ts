import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { DoneSchema, guid, NothingSchema } from '../core/schemas.ts';
import { SessionSchema } from './person.schema.ts';
import {
  MeSchema,
  PasskeyAnswerSchema,
  PasskeyOptionsSchema,
  RecoverySchema,
  SignInSchema,
  TotpSchema,
} from './session.schema.ts';

const wrongFactor = { 422: 'The second factor is wrong', 429: 'Too many attempts' };

export const me = defineStudioMethod({
  name: 'Session.Me',
  verb: 'GET',
  summary: 'Returns who has signed in, how far, and with which rights',
  right: 'anyone',
  input: NothingSchema,
  result: MeSchema,
});

export const signIn = defineStudioMethod({
  name: 'Session.SignIn',
  verb: 'POST',
  summary: 'Begins a session by mailbox and password, before the second factor',
  right: 'anyone',
  input: SignInSchema,
  result: MeSchema,
  errors: { 401: 'Mailbox or password is wrong', 429: 'Too many attempts' },
});

export const confirmTotp = defineStudioMethod({
  name: 'Session.ConfirmTotp',
  verb: 'POST',
  summary: 'Completes a session by a code of the authenticator',
  right: 'entering',
  input: TotpSchema,
  result: MeSchema,
  errors: wrongFactor,
});

export const startPasskey = defineStudioMethod({
  name: 'Session.StartPasskey',
  verb: 'POST',
  summary: 'Returns the challenge that a passkey of the person has to sign',
  right: 'entering',
  input: NothingSchema,
  result: PasskeyOptionsSchema,
  errors: { 409: 'The person has no passkey' },
});

export const confirmPasskey = defineStudioMethod({
  name: 'Session.ConfirmPasskey',
  verb: 'POST',
  summary: 'Completes a session by the answer of a passkey to its challenge',
  right: 'entering',
  input: PasskeyAnswerSchema,
  result: MeSchema,
  errors: wrongFactor,
});

export const confirmRecovery = defineStudioMethod({
  name: 'Session.ConfirmRecovery',
  verb: 'POST',
  summary: 'Completes a session by a recovery code, which is then used up',
  right: 'entering',
  input: RecoverySchema,
  result: MeSchema,
  errors: wrongFactor,
});

export const signOut = defineStudioMethod({
  name: 'Session.SignOut',
  verb: 'POST',
  summary: 'Ends the session that asks',
  right: 'entering',
  input: NothingSchema,
  result: DoneSchema,
});

export const listSessions = defineStudioMethod({
  name: 'Session.List',
  verb: 'GET',
  summary: 'Lists the logins of the person that have not ended',
  right: 'self',
  input: NothingSchema,
  result: v.object({ sessions: v.array(SessionSchema) }),
});

export const revokeSession = defineStudioMethod({
  name: 'Session.Revoke',
  verb: 'POST',
  summary: 'Ends one login of the person, or all but the one that asks',
  right: 'self',
  input: v.strictObject({
    /** Absent: all others. */
    session: v.optional(guid),
  }),
  result: v.object({ ended: v.number() }),
  errors: { 404: 'The person has no such login' },
});

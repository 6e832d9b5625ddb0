import { PHONE_LENGTH } from '@m30/ui-kit/mask';
import type { AuthEffect, AuthSnapshot, EventOf, FieldName } from './auth-types.ts';

/** Fewest characters of a password (specification, §9). */
export const PASSWORD_LENGTH = 5;

const CONSENTS = ['soglasie', 'soglasie_actii'] as const;
const PASSWORDS = ['password', 'rpassword'] as const;
/** What a registration may not leave empty (specification, §5). */
const REQUIRED = ['last_name', 'name', 'second_name', 'phone', 'email'] as const;

/** Fields that the visitor sees and may change now. */
function shownFields({ state, step }: AuthSnapshot): readonly FieldName[] {
  if (step === 'code') return ['code'];
  if (step === 'email') return ['email'];
  switch (state) {
    case 'auth':
      return ['phone', 'password', ...CONSENTS];
    case 'register':
      return [...REQUIRED, ...CONSENTS];
    case 'change_password':
      return ['phone'];
    case 'change_password_email':
      return ['phone', 'email'];
    case 'success_changecode':
    case 'success_appenpassword':
      return PASSWORDS;
    default:
      return [];
  }
}

/** Required fields of this step that stand empty; a phone counts once it is complete, except while registering; the explicit mode wants the consent too. */
export function gapsOf(snapshot: AuthSnapshot): FieldName[] {
  const { state, fields, consent } = snapshot;
  const required: readonly FieldName[] = state === 'register' ? REQUIRED : ['phone', 'email'];
  const shortest = (name: FieldName) =>
    name === 'phone' && state !== 'register' ? PHONE_LENGTH : 1;
  return shownFields(snapshot).filter((name) =>
    name === 'soglasie'
      ? state === 'register' && consent.mode === 'explicit' && !fields.soglasie
      : required.includes(name) && String(fields[name]).trim().length < shortest(name),
  );
}

/** Six digits (specification, §5). */
export function isWholeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Nothing is on its way. */
export function isIdle({ pending }: AuthSnapshot): boolean {
  return pending === null;
}

/** An answer is awaited. */
export function isAwaiting({ pending }: AuthSnapshot): boolean {
  return pending !== null && pending !== 'afterLogin';
}

const awaits =
  (...effects: AuthEffect[]) =>
  ({ pending }: AuthSnapshot) =>
    pending !== null && effects.includes(pending);

const sendsCode = awaits(
  'sendRegistrationSms',
  'sendRegistrationEmail',
  'sendRecoverySms',
  'sendRecoveryEmail',
);
const confirms = awaits('register', 'confirmRecovery');
const saves = awaits('savePassword');
const logsIn = awaits('login');

/** A code is being sent. */
export function isSendingCode(snapshot: AuthSnapshot): boolean {
  return sendsCode(snapshot);
}

/** The code is being checked. */
export function isConfirming(snapshot: AuthSnapshot): boolean {
  return confirms(snapshot);
}

/** The new password is on its way. */
export function isSavingPassword(snapshot: AuthSnapshot): boolean {
  return saves(snapshot);
}

/** The password has let the visitor in, and the page is still here. */
export function isInside(snapshot: AuthSnapshot): boolean {
  return isIdle(snapshot) && snapshot.inside;
}

/** The server has set the password and nothing more. */
export function isOutside({ inside }: AuthSnapshot): boolean {
  return !inside;
}

/** The credentials are on their way. */
export function isLoggingIn(snapshot: AuthSnapshot): boolean {
  return logsIn(snapshot);
}

/** The field is shown, and nothing is on its way. */
export function isEditable(snapshot: AuthSnapshot, { name }: EventOf<'field.changed'>): boolean {
  return isIdle(snapshot) && shownFields(snapshot).includes(name);
}

/** The phone is complete and the password long enough (specification, §5). */
export function canLogIn(snapshot: AuthSnapshot): boolean {
  const { phone, password } = snapshot.fields;
  return isIdle(snapshot) && phone.length >= PHONE_LENGTH && password.length >= PASSWORD_LENGTH;
}

/** The form is shown and lacks nothing. */
export function isFormFilled(snapshot: AuthSnapshot): boolean {
  return isIdle(snapshot) && snapshot.step === 'form' && gapsOf(snapshot).length === 0;
}

/** The form is shown, and something in it is empty. */
export function isFormGappy(snapshot: AuthSnapshot): boolean {
  return isIdle(snapshot) && snapshot.step === 'form' && gapsOf(snapshot).length > 0;
}

/** While registering, the address for the code is asked for and there is one. */
export function isEmailFilled(snapshot: AuthSnapshot): boolean {
  return isIdle(snapshot) && snapshot.step === 'email' && gapsOf(snapshot).length === 0;
}

/** While registering, the address for the code is asked for and there is none. */
export function isEmailGappy(snapshot: AuthSnapshot): boolean {
  return isIdle(snapshot) && snapshot.step === 'email' && gapsOf(snapshot).length > 0;
}

/** The form is left behind: a code has been sent, or is about to go by e-mail. */
export function isPastForm(snapshot: AuthSnapshot): boolean {
  return isIdle(snapshot) && snapshot.step !== 'form';
}

/** The address is asked for, and no letter has taken the place of the SMS yet. */
export function isSmsGood(snapshot: AuthSnapshot): boolean {
  return isEmailFilled(snapshot) && snapshot.resendAt.email === 0;
}

/** The code is asked for. */
export function isAtCode(snapshot: AuthSnapshot): boolean {
  return isIdle(snapshot) && snapshot.step === 'code';
}

/** All six digits stand there. */
export function isCodeFilled(snapshot: AuthSnapshot): boolean {
  return isAtCode(snapshot) && isWholeCode(snapshot.fields.code);
}

/** The code is empty or has less than six digits. */
export function isCodeGappy(snapshot: AuthSnapshot): boolean {
  return isAtCode(snapshot) && !isWholeCode(snapshot.fields.code);
}

/** The code went by SMS, and the countdown is over. */
export function canRepeatSms(snapshot: AuthSnapshot, { at }: EventOf<'code.repeated'>): boolean {
  return isAtCode(snapshot) && snapshot.channel === 'sms' && at >= snapshot.resendAt.sms;
}

/** The code went by e-mail, and the countdown is over. */
export function canRepeatEmail(snapshot: AuthSnapshot, { at }: EventOf<'code.repeated'>): boolean {
  return isAtCode(snapshot) && snapshot.channel === 'email' && at >= snapshot.resendAt.email;
}

/** Another tab's countdown ends later than this one. */
export function isLater(snapshot: AuthSnapshot, { resendAt }: EventOf<'countdown.moved'>): boolean {
  return snapshot.step === 'code' && resendAt > snapshot.resendAt[snapshot.channel];
}

/** Both passwords are there and equal. */
export function isPasswordRepeated(snapshot: AuthSnapshot): boolean {
  const { password, rpassword } = snapshot.fields;
  return isIdle(snapshot) && password !== '' && password === rpassword;
}

/** Neither password is there. */
export function lacksPassword(snapshot: AuthSnapshot): boolean {
  const { password, rpassword } = snapshot.fields;
  return isIdle(snapshot) && password === '' && rpassword === '';
}

/** The password is there, its repetition is not. */
export function lacksRepeat(snapshot: AuthSnapshot): boolean {
  const { password, rpassword } = snapshot.fields;
  return isIdle(snapshot) && password !== '' && rpassword === '';
}

/** The repetition is there and differs. */
export function passwordsDiffer(snapshot: AuthSnapshot): boolean {
  const { password, rpassword } = snapshot.fields;
  return isIdle(snapshot) && rpassword !== '' && password !== rpassword;
}

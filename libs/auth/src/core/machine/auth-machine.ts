import { CONSENT_VERSION } from '@m30/api/consent-version';
import type {
  AuthConsent,
  AuthEffect,
  AuthEvent,
  AuthSnapshot,
  AuthState,
  EventOf,
} from './auth-types.ts';
import * as change from './changes.ts';
import * as when from './guards.ts';

/** One cell of the table: to which state, under which condition, with which changes and which effect. */
export interface Transition<Event> {
  /** @default the same state */
  to?: AuthState;
  /** @default always */
  when?: (snapshot: AuthSnapshot, event: Event) => boolean;
  change: (snapshot: AuthSnapshot, event: Event) => Partial<AuthSnapshot>;
  effect?: AuthEffect;
}

/** Cells by event; of several the first whose condition holds. */
export type Row = {
  [Type in AuthEvent['type']]?: readonly Transition<EventOf<Type>>[];
};

const asks = (effect: AuthEffect) => ({ change: change.start(effect), effect });

/** Fields that are typed into, and answers that are no success: the same in every state with a form. */
const form = {
  'field.changed': [{ when: when.isEditable, change: change.setField }],
  'field.left': [{ change: change.clearHighlight }],
  'call.refused': [{ when: when.isAwaiting, change: change.showRefusal }],
  'call.failed': [{ when: when.isAwaiting, change: change.showFailure }],
} satisfies Row;

/** «Войти в кабинет», «Вспомнили пароль?». */
const back = {
  'login.opened': [{ to: 'auth', when: when.isIdle, change: change.openForm }],
} satisfies Row;

/** A code is sent, waited for, typed in. */
const code = {
  'code.sent': [{ when: when.isSendingCode, change: change.awaitCode }],
  'countdown.moved': [{ when: when.isLater, change: change.moveCountdown }],
} satisfies Row;

const newPassword = (saved: AuthState): Row => ({
  ...form,
  ...back,
  'form.submitted': [
    { when: when.isPasswordRepeated, ...asks('savePassword') },
    { when: when.lacksPassword, change: change.askPassword },
    { when: when.lacksRepeat, change: change.askRepeat },
    { when: when.passwordsDiffer, change: change.showDifference },
  ],
  'password.saved': [{ to: saved, when: when.isSavingPassword, change: change.finish }],
});

/** «Войти в кабинет» leads on; a server that opens no session with the password gets it once more. */
const done: Row = {
  'login.opened': [
    { when: when.isInside, change: change.leave, effect: 'afterLogin' },
    { to: 'auth', when: when.isOutside, change: change.offerLogin },
  ],
};

/** State × event. What is not here, or not under its condition, changes nothing. */
export const table: Record<AuthState, Row> = {
  auth: {
    ...form,
    'form.submitted': [{ when: when.canLogIn, ...asks('login') }],
    'login.succeeded': [{ when: when.isLoggingIn, change: change.leave, effect: 'afterLogin' }],
    'register.opened': [{ to: 'register', when: when.isIdle, change: change.openForm }],
    'recovery.opened': [{ to: 'change_password', when: when.isIdle, change: change.openForm }],
  },

  register: {
    ...form,
    ...back,
    ...code,
    'form.submitted': [
      { when: when.isFormFilled, ...asks('sendRegistrationSms') },
      { when: when.isEmailFilled, ...asks('sendRegistrationEmail') },
      { when: when.isFormGappy, change: change.markGaps },
      { when: when.isEmailGappy, change: change.markGaps },
    ],
    'phone.reopened': [{ when: when.isPastForm, change: change.reopenForm }],
    'email.chosen': [{ when: when.isAtCode, change: change.askEmail }],
    'sms.chosen': [
      { when: when.isSmsGood, change: change.returnToSms },
      { when: when.isEmailGappy, change: change.markGaps },
    ],
    'code.submitted': [
      { when: when.isCodeFilled, ...asks('register') },
      { when: when.isCodeGappy, change: change.askCode },
    ],
    'code.repeated': [
      { when: when.canRepeatSms, ...asks('sendRegistrationSms') },
      { when: when.canRepeatEmail, ...asks('sendRegistrationEmail') },
    ],
    'code.accepted': [
      { to: 'success_appenpassword', when: when.isConfirming, change: change.askNewPassword },
    ],
  },

  change_password: {
    ...form,
    ...back,
    ...code,
    'form.submitted': [
      { when: when.isFormFilled, ...asks('sendRecoverySms') },
      { when: when.isFormGappy, change: change.markGaps },
    ],
    'phone.reopened': [{ when: when.isPastForm, change: change.reopenForm }],
    'email.chosen': [
      { to: 'change_password_email', when: when.isIdle, change: change.chooseEmail },
    ],
    'code.submitted': [
      { when: when.isCodeFilled, ...asks('confirmRecovery') },
      { when: when.isCodeGappy, change: change.askCode },
    ],
    'code.repeated': [{ when: when.canRepeatSms, ...asks('sendRecoverySms') }],
    'code.accepted': [
      { to: 'success_changecode', when: when.isConfirming, change: change.askNewPassword },
    ],
  },

  change_password_email: {
    ...form,
    ...back,
    ...code,
    'form.submitted': [
      { when: when.isFormFilled, ...asks('sendRecoveryEmail') },
      { when: when.isFormGappy, change: change.markGaps },
    ],
    'phone.reopened': [{ to: 'change_password', when: when.isIdle, change: change.reopenForm }],
    'code.submitted': [
      { when: when.isCodeFilled, ...asks('confirmRecovery') },
      { when: when.isCodeGappy, change: change.askCode },
    ],
    'code.repeated': [{ when: when.canRepeatEmail, ...asks('sendRecoveryEmail') }],
    'code.accepted': [
      { to: 'success_changecode', when: when.isConfirming, change: change.askNewPassword },
    ],
  },

  success_changecode: newPassword('success_change'),
  success_appenpassword: newPassword('success'),
  success: done,
  success_change: done,
};

/** The window as it opens: consents are given by default and don't block (specification, §5). */
export const initialSnapshot: AuthSnapshot = {
  state: 'auth',
  step: 'form',
  channel: 'sms',
  fields: {
    phone: '',
    password: '',
    rpassword: '',
    last_name: '',
    name: '',
    second_name: '',
    email: '',
    code: '',
    soglasie: true,
    soglasie_actii: true,
  },
  consent: { mode: 'default', version: CONSENT_VERSION },
  wrong: [],
  pending: null,
  message: null,
  notice: null,
  resendAt: { sms: 0, email: 0 },
  inside: false,
  mail: { email: '', blur: '' },
};

/** The window as it opens where consents are asked for otherwise: nothing is ticked that the visitor has not ticked. */
export function snapshotFor(consent: AuthConsent): AuthSnapshot {
  const ticked = consent.mode === 'default';
  const fields = { ...initialSnapshot.fields, soglasie: ticked, soglasie_actii: ticked };
  return { ...initialSnapshot, consent, fields };
}

/** What an event makes of a snapshot, and the effect it asks for. */
export interface Step {
  snapshot: AuthSnapshot;
  effect: AuthEffect | null;
}

/** Looks an event up in the table; pure. */
export function transition(snapshot: AuthSnapshot, event: AuthEvent, rows = table): Step {
  // The row pairs each event's type with its own cells; TypeScript loses that pairing in a look-up by a union.
  const cells = rows[snapshot.state][event.type] as readonly Transition<AuthEvent>[] | undefined;
  const cell = cells?.find((one) => one.when?.(snapshot, event) ?? true);
  if (!cell) return { snapshot, effect: null };
  const { to = snapshot.state, change, effect = null } = cell;
  return { snapshot: { ...snapshot, ...change(snapshot, event), state: to }, effect };
}

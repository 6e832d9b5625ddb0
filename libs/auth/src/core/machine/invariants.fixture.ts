/**
 * What must hold whatever happens, written from the specification (§3–§5, §8, §9) and not from the table: no guard,
 * no change and no helper of the machine is used here.
 */
import type { AuthEffect, AuthEvent, AuthSnapshot, AuthState } from './auth-types.ts';

/** What really happened so far, as a witness of the answers alone would tell it. */
export interface History {
  /** By which channel the last code went; it takes the place of the one before. */
  sent: { sms: boolean; email: boolean };
  /** A code was confirmed: whose. */
  confirmed: 'register' | 'recovery' | null;
  saved: boolean;
  /** A session was opened with the new password. */
  inside: boolean;
}

/** One step of the machine, seen from outside. */
export interface Witnessed {
  before: AuthSnapshot;
  event: AuthEvent;
  after: AuthSnapshot;
  effect: AuthEffect | null;
  /** History before the step, and after it. */
  past: History;
  now: History;
}

export const noHistory: History = {
  sent: { sms: false, email: false },
  confirmed: null,
  saved: false,
  inside: false,
};

const CLIENT_WORDS = [
  'Заполните все обязательные поля',
  'Введите код, отправленный по смс',
  'Введите код, отправленный по email',
  'Введите пароль!',
  'Повторите пароль!',
  'Пароли не совпадают!',
];
const SENDING: Partial<Record<AuthEffect, 'sms' | 'email'>> = {
  sendRegistrationSms: 'sms',
  sendRecoverySms: 'sms',
  sendRegistrationEmail: 'email',
  sendRecoveryEmail: 'email',
};
/** Arrows of the specification, §4. */
const ARROWS: Record<AuthState, AuthState[]> = {
  auth: ['register', 'change_password'],
  register: ['auth', 'success_appenpassword'],
  change_password: ['auth', 'change_password_email', 'success_changecode'],
  change_password_email: ['auth', 'change_password', 'success_changecode'],
  success_changecode: ['auth', 'success_change'],
  success_appenpassword: ['auth', 'success'],
  success: ['auth'],
  success_change: ['auth'],
};

/** Follows the answers: what was sent, confirmed, saved. */
export function remember(past: History, step: Omit<Witnessed, 'past' | 'now'>): History {
  const { before, event, after } = step;
  const call = before.pending;
  if (event.type === 'code.sent' && call && SENDING[call]) {
    const channel = SENDING[call];
    return { ...past, sent: { sms: channel === 'sms', email: channel === 'email' } };
  }
  if (event.type === 'code.accepted' && call === 'register') {
    return { ...past, confirmed: 'register' };
  }
  if (event.type === 'code.accepted' && call === 'confirmRecovery') {
    return { ...past, confirmed: 'recovery' };
  }
  if (event.type === 'password.saved' && call === 'savePassword') {
    return { ...past, saved: true, inside: event.inside === true };
  }
  const isNew = after.state !== before.state && ['auth', 'register'].includes(after.state);
  const isBack = after.step === 'form' && before.step !== 'form';
  return isNew || isBack ? noHistory : past;
}

const isRequest = (effect: AuthEffect | null) => effect !== null && effect !== 'afterLogin';
const same = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Every promise by name; false is a broken one. */
const invariants: Record<string, (step: Witnessed) => boolean> = {
  'a login carries 18 characters of a phone and 5 of a password': ({ effect, after }) =>
    effect !== 'login' ||
    (after.state === 'auth' &&
      after.fields.phone.length >= 18 &&
      after.fields.password.length >= 5),

  'the visitor is led on who has a session alone': ({ before, event, effect, past }) =>
    effect !== 'afterLogin' ||
    (before.pending === 'login' && event.type === 'login.succeeded') ||
    (past.inside && event.type === 'login.opened'),

  'nobody who has a session is asked to log in': ({ after, past }) =>
    !past.inside || after.state !== 'auth',

  'a leaving page stays as it is': ({ before, after }) =>
    before.pending !== 'afterLogin' || same(before, after),

  'a first registration code goes by SMS and wants all five fields': ({ effect, after }) =>
    effect !== 'sendRegistrationSms' ||
    (after.state === 'register' &&
      ['last_name', 'name', 'second_name', 'phone', 'email'].every(
        (name) => Reflect.get(after.fields, name) !== '',
      )),

  'a registration code by e-mail wants a mailbox and follows one by SMS': ({
    effect,
    after,
    past,
  }) =>
    effect !== 'sendRegistrationEmail' ||
    (after.state === 'register' && after.fields.email !== '' && (past.sent.sms || past.sent.email)),

  'a recovery code wants a whole phone': ({ effect, after }) =>
    (effect !== 'sendRecoverySms' && effect !== 'sendRecoveryEmail') ||
    after.fields.phone.length >= 18,

  'a recovery code by e-mail wants a mailbox': ({ effect, after }) =>
    effect !== 'sendRecoveryEmail' || after.fields.email !== '',

  'a recovery code goes the way that the state says': ({ effect, after }) =>
    (effect !== 'sendRecoverySms' || after.state === 'change_password') &&
    (effect !== 'sendRecoveryEmail' || after.state === 'change_password_email'),

  'a code is sent from a form, or repeated after its countdown': ({ before, event, effect }) => {
    const channel = effect && SENDING[effect];
    if (!channel) return true;
    if (event.type === 'code.repeated') {
      return before.step === 'code' && event.at >= before.resendAt[channel];
    }
    return event.type === 'form.submitted' && before.step !== 'code';
  },

  'a code that is repeated goes where the last one went': ({ before, event, effect }) =>
    event.type !== 'code.repeated' || !effect || SENDING[effect] === before.channel,

  'a countdown starts with a code and never gets shorter while it counts': ({
    before,
    event,
    after,
  }) =>
    (['sms', 'email'] as const).every((channel) => {
      const [was, is] = [before.resendAt[channel], after.resendAt[channel]];
      if (is === was) return true;
      if (is === 0) return after.step === 'form';
      if (event.type === 'code.sent') return SENDING[before.pending ?? 'login'] === channel;
      return event.type === 'countdown.moved' && was > 0 && is > was;
    }),

  'a code is asked for after it was sent': ({ after, now }) =>
    after.step !== 'code' || now.sent[after.channel],

  'a code is checked when it has six digits and one was sent': ({ effect, after, past }) =>
    (effect !== 'register' && effect !== 'confirmRecovery') ||
    (/^\d{6}$/.test(after.fields.code) && past.sent[after.channel]),

  'whose code is checked follows from the state': ({ effect, after }) =>
    (effect !== 'register' || after.state === 'register') &&
    (effect !== 'confirmRecovery' ||
      ['change_password', 'change_password_email'].includes(after.state)),

  'a password is asked for after a confirmed code alone': ({ after, now }) =>
    (after.state !== 'success_appenpassword' || now.confirmed === 'register') &&
    (after.state !== 'success_changecode' || now.confirmed === 'recovery'),

  'a password is saved when it was typed twice alike': ({ effect, after, past }) =>
    effect !== 'savePassword' ||
    (after.fields.password !== '' &&
      after.fields.password === after.fields.rpassword &&
      past.confirmed !== null),

  'success is what the server said': ({ after, now }) =>
    (after.state !== 'success' && after.state !== 'success_change') || now.saved,

  'the window moves along the arrows of the specification': ({ before, after }) =>
    before.state === after.state || ARROWS[before.state].includes(after.state),

  'nobody is moved to another state while an answer is awaited, but by it': ({
    before,
    event,
    after,
  }) =>
    before.pending === null ||
    (before.state === after.state && before.step === after.step) ||
    ['code.sent', 'code.accepted', 'password.saved'].includes(event.type),

  'there is at most one call, and it is the one that was asked for': ({ before, after, effect }) =>
    effect === null
      ? after.pending === null || after.pending === before.pending
      : after.pending === effect && (before.pending === null || effect === 'afterLogin'),

  'only an answer ends a call, and its own answer': ({ before, event, after }) => {
    if (before.pending === null || after.pending === before.pending) return true;
    const { type } = event;
    if (type === 'call.refused' || type === 'call.failed') return true;
    if (type === 'code.sent') return SENDING[before.pending] !== undefined;
    if (type === 'code.accepted') return ['register', 'confirmRecovery'].includes(before.pending);
    if (type === 'password.saved') return before.pending === 'savePassword';
    return type === 'login.succeeded' && before.pending === 'login';
  },

  'what is on its way does not change under it': ({ before, after }) =>
    before.pending === null || after.pending === null || same(before.fields, after.fields),

  'a change lands in its field alone': ({ before, event, after }) =>
    event.type !== 'field.changed' ||
    Object.entries(after.fields).every(
      ([name, value]) =>
        value === (name === event.name ? event.value : Reflect.get(before.fields, name)) ||
        same(before.fields, after.fields),
    ),

  'whom a code was sent to stays until the form is opened again': ({ before, after }) =>
    before.step !== 'code' ||
    after.step !== 'code' ||
    before.channel !== after.channel ||
    (before.fields.phone === after.fields.phone && before.fields.email === after.fields.email),

  'only what is shown can be changed': ({ before, event, after }) => {
    if (event.type !== 'field.changed' || same(before.fields, after.fields)) return true;
    const { name } = event;
    if (before.step === 'code') return name === 'code';
    if (before.step === 'email') return name === 'email';
    if (name === 'code') return false;
    if (before.state === 'auth') return /^(phone|password|soglasie.*)$/.test(name);
    if (before.state === 'register') return !/password/.test(name);
    if (before.state === 'change_password') return name === 'phone';
    if (before.state === 'change_password_email') return /^(phone|email)$/.test(name);
    return /password/.test(name) && /^success_(changecode|appenpassword)$/.test(before.state);
  },

  'consents are changed by the visitor alone': ({ before, event, after }) =>
    event.type === 'field.changed' ||
    (before.fields.soglasie === after.fields.soglasie &&
      before.fields.soglasie_actii === after.fields.soglasie_actii),

  'an error never stands beside a call': ({ after, effect }) =>
    after.pending === null ||
    (after.message === null && (effect === null || after.wrong.length === 0)),

  'an error appears by an answer or by a sent form': ({ before, event, after }) =>
    after.message === null ||
    after.message === before.message ||
    (isRequest(before.pending) && /^call\./.test(event.type)) ||
    (before.pending === null &&
      /submitted$|chosen$/.test(event.type) &&
      CLIENT_WORDS.includes(after.message)),

  'the server’s words are shown as they are': ({ before, event, after }) =>
    event.type !== 'call.refused' ||
    !isRequest(before.pending) ||
    (event.message === '' ? !!after.message : after.message === event.message),

  'gaps are named when there are some': ({ before, event, after }) =>
    after.message !== CLIENT_WORDS[0] ||
    after === before ||
    !/submitted$|chosen$/.test(event.type) ||
    (after.wrong.length > 0 &&
      before.step !== 'code' &&
      after.wrong.every((name) => String(before.fields[name]).length < 18)),

  'the words about a code fit its way and its gap': ({ before, event, after }) =>
    event.type !== 'code.submitted' ||
    after === before ||
    after.message === null ||
    (after.step === 'code' &&
      !/^\d{6}$/.test(after.fields.code) &&
      after.message.endsWith(after.channel === 'sms' ? 'смс' : 'email')),

  'the words about passwords fit what was typed': ({ before, event, after }) => {
    if (event.type !== 'form.submitted' || after === before) return true;
    const { password, rpassword } = before.fields;
    if (after.message === 'Введите пароль!') return password === '' && rpassword === '';
    if (after.message === 'Повторите пароль!') return password !== '' && rpassword === '';
    if (after.message === 'Пароли не совпадают!') return password !== rpassword;
    return true;
  },

  'every sent form is answered by a call or by words': ({ before, event, after, effect }) =>
    !/submitted$/.test(event.type) ||
    before.pending !== null ||
    effect !== null ||
    after.message !== null ||
    before.state === 'auth' ||
    /^success(_change)?$/.test(before.state) ||
    (event.type === 'code.submitted') !== (before.step === 'code'),

  'secrets are forgotten where nobody asks for them': ({ after }) =>
    (after.fields.rpassword === '' || /^success_(change|appen)/.test(after.state)) &&
    (after.fields.code === '' ||
      after.step === 'code' ||
      /^success_(changecode|appenpassword)$/.test(after.state)),

  'steps and ways belong to their states': ({ after: { state, step, channel } }) =>
    (step !== 'email' || state === 'register') &&
    (step === 'form' || ['register', 'change_password', 'change_password_email'].includes(state)) &&
    (state !== 'change_password' || channel === 'sms') &&
    (state !== 'change_password_email' || channel === 'email'),

  'a repeated letter is spoken of, with its address': ({ before, event, after }) =>
    event.type !== 'code.sent' ||
    before.step !== 'code' ||
    before.channel !== 'email' ||
    SENDING[before.pending ?? 'login'] !== 'email' ||
    (after.notice ?? '').startsWith('Повторно отправлено на '),

  'where a repeated letter went is what was typed or what the server shows of it': ({
    before,
    event,
    after,
  }) => {
    const [, address] = /^Повторно отправлено на ([^@]*@.*)$/.exec(after.notice ?? '') ?? [];
    if (address === undefined || event.type !== 'code.sent') return true;
    if (SENDING[before.pending ?? 'login'] !== 'email') return true;
    const { email } = before.fields;
    if (before.state === 'register') return address === email;
    const { blurEmail = '' } = event;
    return /[a-zа-я0-9]/i.test(blurEmail)
      ? address === blurEmail
      : address[0] === email[0] && address.endsWith(email.slice(email.lastIndexOf('@')));
  },

  'what is shown of an address is never dots alone': ({ after }) =>
    [after.mail.blur, (after.notice ?? '').replace('Повторно отправлено на ', '')].every(
      (text) => !text.includes('•') || /[^•@\s]/.test(text),
    ),

  'a highlight goes with the focus': ({ event, after }) =>
    event.type !== 'field.left' || !after.wrong.includes(event.name),
};

const promises = Object.entries(invariants);

/** Names of the promises that a step breaks. */
export function brokenBy(step: Witnessed): string[] {
  return promises.filter(([, holds]) => !holds(step)).map(([name]) => name);
}

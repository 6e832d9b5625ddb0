import { describe, expect, test } from 'vitest';
import { initialSnapshot, transition } from './auth-machine.ts';
import type { AuthEffect, AuthEvent, AuthFields, AuthSnapshot } from './auth-types.ts';
import { NO_SECOND_NAME } from './words.ts';

const phone = '+7 (921) 304-17-62';
const email = 'marina@example.ru';
const person = { last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна', phone, email };

type Part = Partial<Omit<AuthSnapshot, 'fields'>> & { fields?: Partial<AuthFields> };
const at = ({ fields, ...rest }: Part): AuthSnapshot => ({
  ...initialSnapshot,
  ...rest,
  fields: { ...initialSnapshot.fields, ...fields },
});

const auth = at({ fields: { phone, password: 'granit-26' } });
const register = at({ state: 'register', fields: person });
const registerCode = at({ ...register, step: 'code', resendAt: { sms: 60_000, email: 0 } });
const registerEmail = at({ ...registerCode, step: 'email', channel: 'email' });
const registerLetter = at({
  ...registerEmail,
  step: 'code',
  resendAt: { sms: 60_000, email: 90_000 },
});
const recovery = at({ state: 'change_password', fields: { phone } });
const recoveryCode = at({ ...recovery, step: 'code', resendAt: { sms: 60_000, email: 0 } });
const byEmail = at({
  ...recovery,
  state: 'change_password_email',
  channel: 'email',
  fields: { phone, email },
});
const letter = at({
  ...byEmail,
  step: 'code',
  resendAt: { sms: 0, email: 60_000 },
  mail: { email: '', blur: 'm•••••@example.ru' },
});
const changed = at({ state: 'success_changecode', fields: { phone, code: '417062' } });
const registered = at({ state: 'success_appenpassword', fields: { ...person, code: '417062' } });
const passwords = { password: 'granit-26', rpassword: 'granit-26' };

const typed = (snapshot: AuthSnapshot, fields: Partial<AuthFields>): AuthSnapshot => ({
  ...snapshot,
  fields: { ...snapshot.fields, ...fields },
});
const sending = (snapshot: AuthSnapshot, pending: AuthEffect): AuthSnapshot => ({
  ...snapshot,
  pending,
});

const submit: AuthEvent = { type: 'form.submitted' };
const confirm: AuthEvent = { type: 'code.submitted' };
const sent: AuthEvent = { type: 'code.sent', resendAt: 120_000 };
const accepted: AuthEvent = { type: 'code.accepted' };
const saved: AuthEvent = { type: 'password.saved' };
const refused: AuthEvent = { type: 'call.refused', message: 'Код не подошёл' };
const failed: AuthEvent = { type: 'call.failed' };
const repeat = (moment: number): AuthEvent => ({ type: 'code.repeated', at: moment });
const change = (value: string): AuthEvent => ({ type: 'field.changed', name: 'phone', value });

type Case = [string, AuthSnapshot, AuthEvent, Part, AuthEffect | null];

describe('login', () => {
  test.each<Case>([
    ['a complete form is sent', auth, submit, { pending: 'login' }, 'login'],
    ['the visitor is in', sending(auth, 'login'), { type: 'login.succeeded' }, {}, 'afterLogin'],
    [
      'the server refuses',
      sending(auth, 'login'),
      refused,
      { pending: null, message: 'Код не подошёл' },
      null,
    ],
    ['«Регистрация» opens registration', auth, { type: 'register.opened' }, register0(), null],
    [
      '«Забыли пароль?» opens recovery with the phone',
      auth,
      { type: 'recovery.opened' },
      { state: 'change_password', fields: { phone, password: '' } },
      null,
    ],
  ])('%s', check);

  function register0(): Part {
    return { state: 'register', step: 'form', fields: { phone, password: '' } };
  }
});

describe('registration', () => {
  test.each<Case>([
    ['«Войти в кабинет» leads back', register, { type: 'login.opened' }, { state: 'auth' }, null],
    [
      'a filled form asks for a code by SMS',
      register,
      submit,
      { pending: 'sendRegistrationSms' },
      'sendRegistrationSms',
    ],
    [
      'a form with gaps says so and highlights them',
      at({ state: 'register', fields: { ...person, name: ' ', email: '' } }),
      submit,
      { message: 'Заполните все обязательные поля', wrong: ['name', 'email'] },
      null,
    ],
    [
      '«нет отчества» fills the gap',
      typed(register, { second_name: NO_SECOND_NAME }),
      submit,
      {},
      'sendRegistrationSms',
    ],
    [
      'the code is on its way: it is asked for, and a minute is counted',
      sending(register, 'sendRegistrationSms'),
      sent,
      { step: 'code', channel: 'sms', pending: null, resendAt: { sms: 120_000, email: 0 } },
      null,
    ],
    [
      '«Изменить номер.» opens the form again',
      registerCode,
      { type: 'phone.reopened' },
      { state: 'register', step: 'form', fields: person },
      null,
    ],
    [
      'no code, no call',
      registerCode,
      confirm,
      { message: 'Введите код, отправленный по смс', wrong: ['code'] },
      null,
    ],
    ['six digits are checked', typed(registerCode, { code: '417062' }), confirm, {}, 'register'],
    [
      'a wrong code is said to be wrong, and highlighted',
      sending(typed(registerCode, { code: '417063' }), 'register'),
      refused,
      { step: 'code', message: 'Код не подошёл', wrong: ['code'] },
      null,
    ],
    [
      'the right one asks for a password',
      sending(typed(registerCode, { code: '417062' }), 'register'),
      accepted,
      { state: 'success_appenpassword', step: 'form', fields: { code: '417062' } },
      null,
    ],
    ['another SMS after a minute', registerCode, repeat(60_000), {}, 'sendRegistrationSms'],
    [
      'the visitor may switch to an e-mail code',
      registerCode,
      { type: 'email.chosen' },
      { step: 'email', channel: 'email' },
      null,
    ],
    [
      'the e-mail code may be given up for the one by SMS',
      registerEmail,
      { type: 'sms.chosen' },
      { step: 'code', channel: 'sms' },
      null,
    ],
    ['the letter is sent', registerEmail, submit, {}, 'sendRegistrationEmail'],
    [
      'no address, no letter',
      typed(registerEmail, { email: '' }),
      submit,
      { message: 'Заполните все обязательные поля', wrong: ['email'] },
      null,
    ],
    [
      'the letter is on its way',
      sending(registerEmail, 'sendRegistrationEmail'),
      sent,
      { step: 'code', channel: 'email', resendAt: { sms: 60_000, email: 120_000 }, notice: null },
      null,
    ],
    [
      'no code from the letter, no call',
      registerLetter,
      confirm,
      { message: 'Введите код, отправленный по email' },
      null,
    ],
    [
      'the letter’s code is checked',
      typed(registerLetter, { code: '417062' }),
      confirm,
      {},
      'register',
    ],
    ['another letter after a minute', registerLetter, repeat(90_000), {}, 'sendRegistrationEmail'],
    [
      'a repeated letter is spoken of',
      sending(registerLetter, 'sendRegistrationEmail'),
      sent,
      { notice: `Повторно отправлено на ${email}` },
      null,
    ],
  ])('%s', check);
});

describe('recovery', () => {
  test.each<Case>([
    ['«Вспомнили пароль?» leads back', recovery, { type: 'login.opened' }, { state: 'auth' }, null],
    ['a whole phone asks for a code', recovery, submit, {}, 'sendRecoverySms'],
    [
      'half a phone does not',
      typed(recovery, { phone: '+7 (921) 30' }),
      submit,
      { message: 'Заполните все обязательные поля', wrong: ['phone'] },
      null,
    ],
    ['the SMS is on its way', sending(recovery, 'sendRecoverySms'), sent, { step: 'code' }, null],
    [
      '«Изменить номер.» opens the form again',
      recoveryCode,
      { type: 'phone.reopened' },
      { state: 'change_password', step: 'form' },
      null,
    ],
    [
      '«Отправить код на Email» goes another way, from the form',
      recovery,
      { type: 'email.chosen' },
      { state: 'change_password_email', step: 'form', channel: 'email' },
      null,
    ],
    [
      '«Отправить код на Email» goes another way, from the code',
      recoveryCode,
      { type: 'email.chosen' },
      { state: 'change_password_email', step: 'form', channel: 'email' },
      null,
    ],
    [
      'no code, no call',
      typed(recoveryCode, { code: '4170' }),
      confirm,
      { message: 'Введите код, отправленный по смс' },
      null,
    ],
    [
      'six digits are checked',
      typed(recoveryCode, { code: '417062' }),
      confirm,
      {},
      'confirmRecovery',
    ],
    ['another SMS after a minute', recoveryCode, repeat(60_000), {}, 'sendRecoverySms'],
    [
      'the right code asks for a new password',
      sending(typed(recoveryCode, { code: '417062' }), 'confirmRecovery'),
      accepted,
      { state: 'success_changecode', step: 'form' },
      null,
    ],
  ])('by SMS: %s', check);

  test.each<Case>([
    ['«Вспомнили пароль?» leads back', byEmail, { type: 'login.opened' }, { state: 'auth' }, null],
    ['a whole phone and a mailbox ask for a letter', byEmail, submit, {}, 'sendRecoveryEmail'],
    [
      'a phone without a mailbox does not',
      typed(byEmail, { email: '' }),
      submit,
      { message: 'Заполните все обязательные поля', wrong: ['email'] },
      null,
    ],
    ['half a phone does not', typed(byEmail, { phone: '+7' }), submit, { wrong: ['phone'] }, null],
    [
      'the letter is on its way, its address hidden',
      sending(byEmail, 'sendRecoveryEmail'),
      { type: 'code.sent', resendAt: 60_000, email, blurEmail: 'm•••••@example.ru' },
      { step: 'code', mail: { email, blur: 'm•••••@example.ru' } },
      null,
    ],
    [
      '«Изменить номер.» opens the phone again',
      letter,
      { type: 'phone.reopened' },
      { state: 'change_password', step: 'form', channel: 'sms' },
      null,
    ],
    ['no code, no call', letter, confirm, { message: 'Введите код, отправленный по email' }, null],
    ['six digits are checked', typed(letter, { code: '417062' }), confirm, {}, 'confirmRecovery'],
    ['another letter after a minute', letter, repeat(60_000), {}, 'sendRecoveryEmail'],
    [
      'a repeated letter is spoken of, its address hidden',
      sending(letter, 'sendRecoveryEmail'),
      { type: 'code.sent', resendAt: 120_000, blurEmail: 'm•••••@example.ru' },
      { notice: 'Повторно отправлено на m•••••@example.ru' },
      null,
    ],
    ...['•••••@•••••', '', undefined].map((blurEmail): Case => [
      `a repeated letter of a server that shows ${blurEmail ?? 'nothing'} is spoken of by what was typed`,
      sending(letter, 'sendRecoveryEmail'),
      { type: 'code.sent', resendAt: 120_000, ...(blurEmail !== undefined && { blurEmail }) },
      {
        notice: 'Повторно отправлено на m•••••@example.ru',
        mail: { email: '', blur: 'm•••••@example.ru' },
      },
      null,
    ]),
    [
      'the right code asks for a new password',
      sending(typed(letter, { code: '417062' }), 'confirmRecovery'),
      accepted,
      { state: 'success_changecode' },
      null,
    ],
  ])('by e-mail: %s', check);
});

describe.each([
  ['after recovery', changed, 'success_change'],
  ['after registration', registered, 'success'],
] as const)('a new password %s', (_, form, done) => {
  test.each<Case>([
    ['is asked for', form, submit, { message: 'Введите пароль!' }, null],
    [
      'is asked for twice',
      typed(form, { password: 'granit-26' }),
      submit,
      { message: 'Повторите пароль!', wrong: ['rpassword'] },
      null,
    ],
    [
      'has to be the same both times',
      typed(form, { password: 'granit-26', rpassword: 'granit-27' }),
      submit,
      { message: 'Пароли не совпадают!' },
      null,
    ],
    ['is saved', typed(form, passwords), submit, { pending: 'savePassword' }, 'savePassword'],
    ['may be refused', sending(form, 'savePassword'), refused, { state: form.state }, null],
    [
      'leads to success',
      sending(typed(form, passwords), 'savePassword'),
      saved,
      { state: done, inside: false, fields: { password: 'granit-26', rpassword: '' } },
      null,
    ],
    [
      'is forgotten once the server has let the visitor in with it',
      sending(typed(form, passwords), 'savePassword'),
      { type: 'password.saved', inside: true },
      { state: done, inside: true, fields: { password: '', rpassword: '' } },
      null,
    ],
    [
      'that has let the visitor in leads on',
      at({ state: done, inside: true }),
      { type: 'login.opened' },
      { state: done, pending: 'afterLogin' },
      'afterLogin',
    ],
    [
      'need not be typed again to log in',
      at({ state: done, fields: { phone, password: 'granit-26' } }),
      { type: 'login.opened' },
      { state: 'auth', fields: { phone, password: 'granit-26' } },
      null,
    ],
    [
      'is forgotten by who leaves before',
      typed(form, passwords),
      { type: 'login.opened' },
      { state: 'auth', fields: { phone, password: '', rpassword: '', code: '' } },
      null,
    ],
  ])('%s', check);
});

describe('everywhere', () => {
  test.each<Case>([
    [
      'a change takes the words and its highlight away',
      at({ ...recovery, message: 'Нет', wrong: ['phone'] }),
      change('+7'),
      { message: null, wrong: [], fields: { phone: '+7' } },
      null,
    ],
    [
      'leaving a field takes its highlight away',
      at({ ...register, message: 'Нет', wrong: ['phone', 'email'] }),
      { type: 'field.left', name: 'phone' },
      { message: 'Нет', wrong: ['email'] },
      null,
    ],
    [
      'the server’s wrong fields are highlighted',
      sending(register, 'sendRegistrationSms'),
      { type: 'call.refused', message: 'Проверьте номер', fields: ['phone'] },
      { step: 'form', message: 'Проверьте номер', wrong: ['phone'] },
      null,
    ],
    [
      'a refusal without words gets plain ones',
      sending(recovery, 'sendRecoverySms'),
      { type: 'call.refused', message: '' },
      { message: 'Не\u00a0получилось. Попробуйте ещё раз' },
      null,
    ],
    [
      'a server that does not answer is said to be silent',
      sending(recovery, 'sendRecoverySms'),
      failed,
      { message: 'Сервер не\u00a0отвечает. Проверьте интернет и\u00a0попробуйте ещё раз' },
      null,
    ],
    [
      'a code sent in another tab is counted here too',
      recoveryCode,
      { type: 'countdown.moved', resendAt: 90_000 },
      { resendAt: { sms: 90_000, email: 0 } },
      null,
    ],
  ])('%s', check);
});

describe('nothing happens when', () => {
  test.each<[string, AuthSnapshot, AuthEvent]>([
    ['an empty login is sent', initialSnapshot, submit],
    ['a phone of 17 characters logs in', typed(auth, { phone: phone.slice(1) }), submit],
    ['a password of 4 characters logs in', typed(auth, { password: '1234' }), submit],
    ['a form is sent twice', sending(auth, 'login'), submit],
    [
      'the page leaves already',
      sending(at({ state: 'success', inside: true }), 'afterLogin'),
      { type: 'login.opened' },
    ],
    ['a form is sent while the page leaves', sending(auth, 'afterLogin'), submit],
    ['a field changes while it is sent', sending(auth, 'login'), change('+7')],
    ['another code is asked for within the minute', registerCode, repeat(59_999)],
    ['an answer comes that nobody awaits', recoveryCode, accepted],
    ['the answer of another call comes', sending(recovery, 'sendRecoverySms'), accepted],
    ['the phone changes under its code', recoveryCode, change('+7')],
    [
      'another tab’s countdown ends earlier',
      registerCode,
      { type: 'countdown.moved', resendAt: 5 },
    ],
    [
      'the window is left while a code is checked',
      sending(recoveryCode, 'confirmRecovery'),
      { type: 'login.opened' },
    ],
  ])('%s', (_, before, event) => {
    expect(transition(before, event)).toEqual({ snapshot: before, effect: null });
  });
});

function check(
  _: string,
  before: AuthSnapshot,
  event: AuthEvent,
  expected: Part,
  effect: AuthEffect | null,
) {
  const step = transition(before, event);
  expect(step.snapshot).toMatchObject(expected);
  expect(step.effect).toBe(effect);
}

import { initialSnapshot } from '../core/machine/auth-machine.ts';
import type { AuthFields, AuthSnapshot } from '../core/machine/auth-types.ts';
import { NO_SECOND_NAME, words } from '../core/machine/words.ts';

type Part = Partial<Omit<AuthSnapshot, 'fields'>> & { fields?: Partial<AuthFields> };

const at = ({ fields, ...rest }: Part): AuthSnapshot => ({
  ...initialSnapshot,
  ...rest,
  fields: { ...initialSnapshot.fields, ...fields },
});
const and = (before: AuthSnapshot, { fields, ...rest }: Part): AuthSnapshot => ({
  ...before,
  ...rest,
  fields: { ...before.fields, ...fields },
});

const phone = '+7 (921) 304-17-62';
const email = 'marina@example.ru';
const person = { last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна', phone, email };
/** Countdowns count from the moment 0; the clock of the stories stands at 17 seconds. */
const counting = { sms: 60_000, email: 60_000 };

const login = at({ fields: { phone, password: '12345678' } });
const register = at({ state: 'register', fields: person });
const registerCode = and(register, { step: 'code', resendAt: { sms: 60_000, email: 0 } });
const registerEmail = and(registerCode, { step: 'email', channel: 'email' });
const registerLetter = and(registerEmail, { step: 'code', resendAt: counting });
const recovery = at({ state: 'change_password', fields: { phone } });
const recoveryCode = and(recovery, { step: 'code', resendAt: { sms: 60_000, email: 0 } });
const recoveryEmail = and(recovery, {
  state: 'change_password_email',
  channel: 'email',
  fields: { email },
});
const recoveryLetter = and(recoveryEmail, {
  step: 'code',
  resendAt: counting,
  mail: { email, blur: 'm•••••@example.ru' },
});
const changed = at({ state: 'success_changecode', fields: { phone, code: '417062' } });
const registered = at({ state: 'success_appenpassword', fields: { ...person, code: '417062' } });

/** The window in every state and in every step of it, by name; stories, tests and the page of states show these. */
export const snapshots = {
  loginEmpty: at({}),
  loginFilled: login,
  loginSending: and(login, { pending: 'login' }),
  loginRefused: and(login, {
    message: 'Телефон или пароль не\u00a0подходят. Проверьте раскладку клавиатуры',
  }),
  registerEmpty: at({ state: 'register' }),
  registerFilled: register,
  registerNoSecondName: and(register, { fields: { second_name: NO_SECOND_NAME } }),
  registerGaps: and(register, {
    fields: { name: '', email: '' },
    wrong: ['name', 'email'],
    message: words.fillAll,
  }),
  registerSending: and(register, { pending: 'sendRegistrationSms' }),
  registerCode,
  registerCodeTyped: and(registerCode, { fields: { code: '4170' } }),
  registerCodeEmpty: and(registerCode, { wrong: ['code'], message: words.code.sms }),
  registerCodeWrong: and(registerCode, {
    fields: { code: '417063' },
    wrong: ['code'],
    message: 'Код не\u00a0подошёл. Проверьте цифры или запросите новый',
  }),
  registerCodeRepeat: and(registerCode, { resendAt: { sms: 1, email: 1 } }),
  registerEmail,
  registerLetter,
  registerLetterRepeated: and(registerLetter, { notice: words.repeated(email) }),
  recoveryEmpty: at({ state: 'change_password' }),
  recoveryFilled: recovery,
  recoveryGap: at({ state: 'change_password', wrong: ['phone'], message: words.fillAll }),
  recoveryCode,
  recoveryEmail,
  recoveryEmailGap: and(recoveryEmail, {
    fields: { email: '' },
    wrong: ['email'],
    message: words.fillAll,
  }),
  recoveryLetter,
  recoveryLetterRepeated: and(recoveryLetter, { notice: words.repeated('m•••••@example.ru') }),
  newPasswordEmpty: and(changed, {
    wrong: ['password', 'rpassword'],
    message: words.password,
  }),
  newPasswordWeak: and(changed, { fields: { password: 'marina1990' } }),
  newPasswordDiffers: and(changed, {
    fields: { password: 'granit-26', rpassword: 'granit-27' },
    wrong: ['password', 'rpassword'],
    message: words.difference,
  }),
  firstPassword: registered,
  firstPasswordStrong: and(registered, {
    fields: { password: 'Зимний свет над Невой', rpassword: 'Зимний свет над Невой' },
  }),
  success: at({ state: 'success', fields: { phone } }),
  successChange: at({ state: 'success_change', fields: { phone } }),
} satisfies Record<string, AuthSnapshot>;

/** Names of the examples for the page of states. */
export const snapshotNames: Record<keyof typeof snapshots, string> = {
  loginEmpty: 'Вход, пустая форма',
  loginFilled: 'Вход, форма заполнена',
  loginSending: 'Вход, ждём ответа',
  loginRefused: 'Вход, отказ сервера',
  registerEmpty: 'Регистрация, пустая форма',
  registerFilled: 'Регистрация, форма заполнена',
  registerNoSecondName: 'Регистрация, нет отчества',
  registerGaps: 'Регистрация, пустые поля',
  registerSending: 'Регистрация, отправляем код',
  registerCode: 'Регистрация, код из СМС',
  registerCodeTyped: 'Регистрация, код набран наполовину',
  registerCodeEmpty: 'Регистрация, код не введён',
  registerCodeWrong: 'Регистрация, неверный код',
  registerCodeRepeat: 'Регистрация, код можно запросить снова',
  registerEmail: 'Регистрация, адрес для кода',
  registerLetter: 'Регистрация, код из письма',
  registerLetterRepeated: 'Регистрация, письмо отправлено повторно',
  recoveryEmpty: 'Восстановление, пустая форма',
  recoveryFilled: 'Восстановление, телефон введён',
  recoveryGap: 'Восстановление, телефон не введён',
  recoveryCode: 'Восстановление, код из СМС',
  recoveryEmail: 'Восстановление по Email',
  recoveryEmailGap: 'Восстановление по Email, адрес не введён',
  recoveryLetter: 'Восстановление, код из письма',
  recoveryLetterRepeated: 'Восстановление, письмо отправлено повторно',
  newPasswordEmpty: 'Новый пароль, не введён',
  newPasswordWeak: 'Новый пароль, слабый',
  newPasswordDiffers: 'Новый пароль, не совпадает',
  firstPassword: 'Первый пароль после регистрации',
  firstPasswordStrong: 'Первый пароль, надёжный',
  success: 'Регистрация завершена',
  successChange: 'Пароль изменён',
};

/** The moment of the stories, milliseconds: 43 seconds of every countdown are left. */
export const storyClock = () => 17_000;

/** A snapshot whose countdowns count from now. */
export function startedAt(snapshot: AuthSnapshot, now: number): AuthSnapshot {
  const { sms, email } = snapshot.resendAt;
  const shift = (moment: number) => (moment === 0 ? 0 : moment + now - storyClock());
  return { ...snapshot, resendAt: { sms: shift(sms), email: shift(email) } };
}

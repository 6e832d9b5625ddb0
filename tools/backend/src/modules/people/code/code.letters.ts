import { defineLetter, defineSms } from '../../../kernel/letter/define-letter.ts';
import { code, line } from '../../../kernel/letter/value.ts';

const CODE = { code: code('код', 'Код из шести цифр', '417062') };
const FROM = { from: line('когда', 'Когда можно восстановить пароль', '20 ноября, 12:40') };

const NEVER_TELL = 'Никому его не сообщайте.';
const CODE_WORDS = 'Код действует 10 минут. Никому его не сообщайте, даже нашим сотрудникам.';
const NOT_YOU = 'Если это были не вы, ничего делать не нужно.';
const WHY_REGISTRATION = 'Эту почту указали при регистрации на сайте.';
const WHY_RECOVERY = 'Эту почту указали на сайте, чтобы задать новый пароль.';

const access = { group: 'access' } as const;

export const registrationCodeSms = defineSms({
  ...access,
  id: 'registration-code-sms',
  title: 'Код регистрации',
  when: 'На телефон, который указали при регистрации',
  values: CODE,
  text: `Код регистрации: {{код}}. ${NEVER_TELL}`,
  autofill: true,
});

export const registrationKnownSms = defineSms({
  ...access,
  id: 'registration-known-sms',
  title: 'Регистрация: кабинет уже есть',
  when: 'На телефон, который указали при регистрации, если у него есть кабинет',
  values: {},
  text: 'На этот номер уже есть личный кабинет на {{сайт}}. Войдите с паролем, а если забыли его — восстановите по СМС.',
});

export const registrationCodeLetter = defineLetter({
  ...access,
  id: 'registration-code-mail',
  title: 'Код регистрации',
  when: 'На почту, которую указали при регистрации',
  why: WHY_REGISTRATION,
  values: CODE,
  subject: 'Регистрация на {{сайт}}',
  text: ['Код, чтобы закончить регистрацию: {{код}}', CODE_WORDS, NOT_YOU].join('\n\n'),
});

export const registrationKnownLetter = defineLetter({
  ...access,
  id: 'registration-known-mail',
  title: 'Регистрация: кабинет уже есть',
  when: 'На почту кабинета, если при регистрации указали её и его телефон',
  why: WHY_REGISTRATION,
  values: {},
  subject: 'Регистрация на {{сайт}}',
  text: [
    'На ваш номер телефона уже есть личный кабинет на {{сайт}}.',
    'Войдите с паролем, а если забыли его — восстановите: код придёт по СМС или на эту почту.',
  ].join('\n\n'),
});

export const recoveryCodeSms = defineSms({
  ...access,
  id: 'recovery-code-sms',
  title: 'Код для нового пароля',
  when: 'На телефон кабинета, когда просят новый пароль',
  values: CODE,
  text: `Код для нового пароля: {{код}}. ${NEVER_TELL}`,
  autofill: true,
});

export const recoveryNobodySms = defineSms({
  ...access,
  id: 'recovery-nobody-sms',
  title: 'Новый пароль: кабинета нет',
  when: 'На телефон без кабинета, когда для него просят новый пароль',
  values: {},
  text: 'Личного кабинета с этим номером на {{сайт}} нет. Его можно завести: выберите на сайте «Регистрация».',
});

export const recoveryWaitSms = defineSms({
  ...access,
  id: 'recovery-wait-sms',
  title: 'Новый пароль: номер недавно изменён',
  when: 'На телефон кабинета, который сменили меньше двух суток назад',
  values: FROM,
  text: 'Номер личного кабинета на {{сайт}} недавно изменён. Восстановить по нему пароль можно после {{когда}}, а до того — по почте кабинета.',
});

export const recoveryCodeLetter = defineLetter({
  ...access,
  id: 'recovery-code-mail',
  title: 'Код для нового пароля',
  when: 'На почту кабинета, когда просят новый пароль',
  why: WHY_RECOVERY,
  values: CODE,
  subject: 'Новый пароль на {{сайт}}',
  text: ['Код для нового пароля: {{код}}', CODE_WORDS, NOT_YOU].join('\n\n'),
});

export const recoveryStrangerLetter = defineLetter({
  ...access,
  id: 'recovery-stranger-mail',
  title: 'Новый пароль: почта не от этого кабинета',
  when: 'На почту, которую указали вместе с чужим телефоном',
  why: WHY_RECOVERY,
  values: {},
  subject: 'Новый пароль на {{сайт}}',
  text: [
    'Кто-то запросил новый пароль на {{сайт}}, но эта почта и указанный номер телефона не связаны с одним личным кабинетом.',
    'Запросите код по СМС или проверьте, какую почту вы указывали при регистрации.',
    NOT_YOU,
  ].join('\n\n'),
});

export const recoveryWaitLetter = defineLetter({
  ...access,
  id: 'recovery-wait-mail',
  title: 'Новый пароль: почта недавно изменена',
  when: 'На почту кабинета, которую сменили меньше двух суток назад',
  why: WHY_RECOVERY,
  values: FROM,
  subject: 'Новый пароль на {{сайт}}',
  text: [
    'Почта вашего личного кабинета на {{сайт}} недавно изменена.',
    'Восстановить по ней пароль можно после {{когда}}, а до того — по СМС.',
  ].join('\n\n'),
});

export const newPhoneCodeSms = defineSms({
  ...access,
  id: 'new-phone-code-sms',
  title: 'Код для нового номера',
  when: 'На телефон, с которым хотят входить в кабинет',
  values: CODE,
  text: `Код для нового номера: {{код}}. ${NEVER_TELL}`,
  autofill: true,
});

export const newPhoneTakenSms = defineSms({
  ...access,
  id: 'new-phone-taken-sms',
  title: 'Новый номер: у него уже есть кабинет',
  when: 'На телефон с кабинетом, который хотят привязать к другому',
  values: {},
  text: 'Кто-то хотел привязать этот номер к другому личному кабинету на {{сайт}}. У номера уже есть свой кабинет, ничего не изменилось.',
});

export const newEmailCodeLetter = defineLetter({
  ...access,
  id: 'new-email-code-mail',
  title: 'Код для новой почты',
  when: 'На почту, которую указали в профиле',
  why: 'Эту почту указали в профиле личного кабинета.',
  values: CODE,
  subject: 'Новая почта на {{сайт}}',
  text: ['Код, чтобы подтвердить эту почту: {{код}}', CODE_WORDS, NOT_YOU].join('\n\n'),
});

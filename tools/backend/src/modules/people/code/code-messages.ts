import { formatDate } from '@m30/ui-kit/format';
import type { Message } from '../../../adapters/outbox/outbox.ts';
import type { AccountKey } from '../account/find-account.ts';
import type { Place } from '../account/place-of.ts';
import { recoveryFrom } from '../account/recovery-wait.ts';

type Account = AccountKey | undefined;

const PLAIN_WORDS = 'Код действует 10 минут. Никому его не сообщайте, даже нашим сотрудникам.';
const NOT_YOU = 'Если это были не вы, ничего делать не нужно.';

/** SMS of a registration: a code, or for a known phone how to get into the account it has. */
export function registrationSms(place: Place, phone: string, account: Account, code: string) {
  return account
    ? sms(
        phone,
        `На этот номер уже есть личный кабинет на ${place.host}. Войдите с паролем, а если забыли его — восстановите по SMS.`,
      )
    : codeSms(place, phone, 'Код регистрации', code);
}

/**
 * Letter of a registration. That a phone has an account is told only to the mailbox of that account; any other one gets
 * a code, with which it registers an account of its own that has not confirmed the phone.
 */
export function registrationLetter(place: Place, to: string, account: Account, code: string) {
  const subject = `Регистрация на ${place.host}`;
  if (!isHis(account, to)) {
    return codeLetter(to, subject, 'Код, чтобы закончить регистрацию', code);
  }
  return letter(to, subject, [
    `На ваш номер телефона уже есть личный кабинет на ${place.host}.`,
    'Войдите с паролем, а если забыли его — восстановите: код придёт по SMS или на эту почту.',
  ]);
}

/** SMS of a recovery: a code, or that this phone has no account, or has it for too short a time. */
export function recoverySms(
  place: Place,
  { phone, now }: { phone: string; now: Date },
  account: Account,
  code: string,
) {
  if (!account) {
    return sms(
      phone,
      `Личного кабинета с этим номером на ${place.host} нет. Его можно завести: выберите на сайте «Регистрация».`,
    );
  }
  const from = recoveryFrom(account.phoneChangedAt, now);
  return from
    ? sms(
        phone,
        `Номер личного кабинета на ${place.host} недавно изменён. Восстановить по нему пароль можно после ${formatDate(from, 'inSentence')}, а до того — по почте кабинета.`,
      )
    : codeSms(place, phone, 'Код для нового пароля', code);
}

/**
 * Letter of a recovery, to the address that was typed: a code where it is the confirmed mailbox of the account. Otherwise an
 * explanation that is the same with and without an account.
 */
export function recoveryLetter(
  place: Place,
  { email, now }: { email: string; now: Date },
  account: Account,
  code: string,
): Message {
  const subject = `Новый пароль на ${place.host}`;
  if (!isHis(account, email)) {
    return letter(email, subject, [
      `Кто-то запросил новый пароль на ${place.host}, но эта почта и указанный номер телефона не связаны с одним личным кабинетом.`,
      'Запросите код по SMS или проверьте, какую почту вы указывали при регистрации.',
      NOT_YOU,
    ]);
  }
  const from = recoveryFrom(account.emailChangedAt, now);
  if (!from) return codeLetter(account.email, subject, 'Код для нового пароля', code);
  return letter(account.email, subject, [
    `Почта вашего личного кабинета на ${place.host} недавно изменена.`,
    `Восстановить по ней пароль можно после ${formatDate(from, 'inSentence')}, а до того — по SMS.`,
  ]);
}

/** SMS to the phone that a buyer wants to log in by; one that has an account hears that it is taken. */
export function newPhoneSms(place: Place, phone: string, taken: boolean, code: string) {
  return taken
    ? sms(
        phone,
        `Кто-то хотел привязать этот номер к другому личному кабинету на ${place.host}. У номера уже есть свой кабинет, ничего не изменилось.`,
      )
    : codeSms(place, phone, 'Код для нового номера', code);
}

/** Letter to the mailbox that a buyer wants to have. */
export const newEmailLetter = (place: Place, to: string, code: string): Message =>
  codeLetter(to, `Новая почта на ${place.host}`, 'Код, чтобы подтвердить эту почту', code);

/** The account's own mailbox, and confirmed. */
function isHis(account: Account, email: string): account is AccountKey & { email: string } {
  return account?.emailConfirmed === true && account.email?.toLowerCase() === email.toLowerCase();
}

const sms = (to: string, text: string): Message => ({ kind: 'sms', to, text });

const letter = (to: string, subject: string, lines: string[]): Message => ({
  kind: 'mail',
  to,
  subject,
  text: lines.join('\n\n'),
});

/** The last line lets the phone offer the code to this site alone. */
function codeSms({ host }: Place, to: string, label: string, code: string): Message {
  const text = `${label}: ${code}. Никому его не сообщайте.\n\n@${host} #${code}`;
  return { kind: 'sms', to, text, code };
}

function codeLetter(to: string, subject: string, label: string, code: string): Message {
  return { ...letter(to, subject, [`${label}: ${code}`, PLAIN_WORDS, NOT_YOU]), code };
}

import type { Place } from './place-of.ts';
import { formatDate, maskEmail } from '@m30/ui-kit/format';
import type { AccountNews } from './notify-account.ts';

/** The password is another one. */
export function passwordChanged({ host }: Place): AccountNews {
  return {
    sms: `Пароль от личного кабинета на ${host} изменён. Если это были не вы, восстановите доступ и позвоните нам.`,
    subject: `Пароль на ${host} изменён`,
    letter: [
      `Пароль от вашего личного кабинета на ${host} изменён, на других устройствах вход завершён.`,
      'Если это были не вы, восстановите доступ на сайте и сразу позвоните нам.',
    ],
  };
}

/**
 * The phone was proved, and the password set by it; the mailbox of the registration waits for a confirmation.
 * @param email of the account
 */
export function mailboxUnconfirmed({ host }: Place, email: string): AccountNews {
  return {
    sms: `Пароль от личного кабинета на ${host} изменён. Почта ${maskEmail(email)} сохранена, но не подтверждена: подтвердите её в профиле, чтобы получать письма.`,
    subject: `Подтвердите почту на ${host}`,
    letter: [
      `Номер телефона личного кабинета на ${host}, где указана эта почта, подтверждён по SMS, пароль изменён.`,
      'Почта осталась в профиле, но писем на неё не будет, пока её не подтвердят: войдите в кабинет, откройте «Профиль» и нажмите «Подтвердить» у почты.',
      'Если кабинет не ваш, ничего делать не нужно.',
    ],
  };
}

/**
 * The phone of the account has changed; sent to the former one.
 * @param from when the new one may recover the password
 */
export function phoneChanged({ host }: Place, from: Date): AccountNews {
  const when = `Восстановить пароль по новому номеру можно только после ${formatDate(from, 'inSentence')}.`;
  return {
    sms: `Личный кабинет на ${host} теперь связан с другим номером. ${when} Если это были не вы, сразу позвоните нам.`,
    subject: `Телефон в личном кабинете на ${host} изменён`,
    letter: [
      'Входить в кабинет теперь нужно с другим номером, на других устройствах вход завершён.',
      when,
      'Если это были не вы, сразу позвоните нам.',
    ],
  };
}

/**
 * The mailbox of the account has changed; sent to the former one.
 * @param from when the new one may recover the password
 */
export function emailChanged({ host }: Place, from: Date): AccountNews {
  const when = `Восстановить пароль по новой почте можно только после ${formatDate(from, 'inSentence')}.`;
  return {
    sms: `Почта личного кабинета на ${host} изменена. ${when} Если это были не вы, сразу позвоните нам.`,
    subject: `Почта в личном кабинете на ${host} изменена`,
    letter: [
      'Письма теперь приходят на другой адрес, на других устройствах вход завершён.',
      when,
      'Если это были не вы, сразу позвоните нам.',
    ],
  };
}

/** The account is to be deleted. */
export function deletionAsked({ host }: Place): AccountNews {
  return {
    sms: `Вы попросили удалить личный кабинет на ${host}. Если это были не вы, отзовите просьбу в профиле и смените пароль.`,
    subject: `Просьба удалить личный кабинет на ${host}`,
    letter: [
      'Мы получили просьбу удалить ваш личный кабинет, на других устройствах вход завершён.',
      'Если это были не вы, отзовите её в профиле и смените пароль.',
    ],
  };
}

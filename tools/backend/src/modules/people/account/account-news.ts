import type { Place } from '../code/code-messages.ts';
import type { AccountNews } from './tell-account.ts';

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

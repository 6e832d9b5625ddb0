import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Enter` and `Space` press it. With an address it is a link, which `Enter` opens. While loading it keeps the focus and takes no second press.',
    ru: '`Enter` и\u00a0`Пробел` нажимают. С\u00a0адресом это ссылка, её открывает `Enter`. Во\u00a0время отправки кнопка остаётся в\u00a0фокусе и\u00a0второй раз не\u00a0нажимается.',
  },
  screenReader: {
    en: 'A button, or a link with `href`. While loading it is announced as busy and unavailable.',
    ru: 'Кнопка, а с `href` — ссылка. Во время отправки объявляется занятой и недоступной.',
  },
  do: [
    {
      en: 'Begin with a verb: «Забронировать», «Рассчитать».',
      ru: 'Начинайте с глагола: «Забронировать», «Рассчитать».',
    },
    { en: 'Have one primary button on a screen.', ru: 'Одна главная кнопка на экран.' },
  ],
  dont: [
    {
      en: 'Use a button to go to another page: give it `href`.',
      ru: 'Переходить кнопкой на другую страницу: дайте ей `href`.',
    },
    {
      en: 'Disable it to tell that a field is wrong: let it be pressed and say what is wrong.',
      ru: 'Выключать её из-за ошибки в поле: пусть нажмётся и скажет, что не так.',
    },
  ],
};

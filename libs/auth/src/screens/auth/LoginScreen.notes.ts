import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` along phone, password and links, `Enter` logs in.',
    ru: '`Tab` ведёт по телефону, паролю и ссылкам, `Enter` входит.',
  },
  screenReader: {
    en: 'A form with its heading; a refusal is an alert.',
    ru: 'Форма с заголовком; отказ объявляется.',
  },
  do: [
    {
      en: 'Use it where the login is a page of its own.',
      ru: 'Берите, если вход — отдельная страница.',
    },
  ],
  dont: [
    {
      en: 'Draw it inside the window: `LoginModal` does.',
      ru: 'Вкладывать в окно: это делает `LoginModal`.',
    },
  ],
};

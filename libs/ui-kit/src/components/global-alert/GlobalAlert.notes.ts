import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Keys are those of AlertDialog.',
    ru: 'Одно окно на\u00a0приложение: `useGlobalAlert()` даёт функцию показа. Принимает узлы React (`content`) или HTML сервера (`html`), из\u00a0которого остаётся разрешённое, как в\u00a0ServerHtml. Клавиши\u00a0— как у\u00a0AlertDialog.',
  },
  screenReader: {
    en: 'As AlertDialog; messages that come together are read one after another.',
    ru: 'Как AlertDialog; сообщения, пришедшие вместе, читаются одно за другим.',
  },
  do: [
    { en: 'Have one at the root of the application.', ru: 'Поставьте один у корня приложения.' },
  ],
  dont: [
    {
      en: 'Call it while rendering: call it in a handler.',
      ru: 'Вызывать при отрисовке: вызывайте в обработчике.',
    },
  ],
};

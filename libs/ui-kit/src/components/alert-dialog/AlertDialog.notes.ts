import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The focus goes to «Ок». `Escape`, `Enter` and a press beside the window close it; the focus returns where it was.',
    ru: 'Фокус встаёт на\u00a0«Ок», слова прочитываются вместе с\u00a0заголовком. `Esc`, `Enter` и\u00a0нажатие рядом закрывают, фокус возвращается туда, где был.',
  },
  screenReader: {
    en: 'Announced as an alert dialog: heading and message are read as it opens.',
    ru: 'Объявляется как предупреждение: заголовок и сообщение читаются при открытии.',
  },
  do: [
    {
      en: 'Use it for what has already happened and has to be known.',
      ru: 'Сообщайте то, что уже случилось и о чём нужно знать.',
    },
    {
      en: 'Open it by `useGlobalAlert`, so that messages queue.',
      ru: 'Показывайте через `useGlobalAlert`: сообщения встанут в очередь.',
    },
  ],
  dont: [
    {
      en: 'Ask a question in it: it has one answer. Use `Modal`.',
      ru: 'Задавать вопрос: ответ здесь один. Для вопроса есть `Modal`.',
    },
    {
      en: 'Report a success: that is a `Toast`.',
      ru: 'Сообщать об успехе: для этого есть `Toast`.',
    },
  ],
};

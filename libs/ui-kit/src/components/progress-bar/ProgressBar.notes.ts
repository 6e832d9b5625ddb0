import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'A native `<progress>` with its name and the value in words.',
    ru: 'Родной `<progress>` с названием и значением словами.',
  },
  do: [
    { en: 'Say in words what is done of how much.', ru: 'Скажите словами, сколько из скольких.' },
  ],
  dont: [
    {
      en: 'Use it where the length is unknown: `Spinner`.',
      ru: 'Показывать, когда длина неизвестна: есть `Spinner`.',
    },
  ],
};

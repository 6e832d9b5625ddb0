import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'Silent: its meaning stands in words beside it.',
    ru: 'Молчит: смысл — в словах рядом.',
  },
  do: [
    {
      en: 'Set words beside it, or use `IconButton`.',
      ru: 'Ставьте рядом слова или берите `IconButton`.',
    },
  ],
  dont: [
    { en: 'Colour it: it takes the colour of the text.', ru: 'Красить его: он цвета текста.' },
  ],
};

import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Words and one action: `Tab` goes to it, `Enter` presses.',
    ru: 'Слова и\u00a0одно действие: `Tab` ведёт к\u00a0нему, `Enter` нажимает.',
  },
  screenReader: {
    en: 'Heading, sentence and action in their order; the drawing is silent.',
    ru: 'Заголовок, фраза и действие по порядку; рисунок молчит.',
  },
  do: [
    { en: 'Say why it is empty and what to do next.', ru: 'Скажите, почему пусто и что делать.' },
  ],
  dont: [
    {
      en: 'Use it for an error: that is `ErrorState`.',
      ru: 'Показывать им ошибку: для неё есть `ErrorState`.',
    },
  ],
};

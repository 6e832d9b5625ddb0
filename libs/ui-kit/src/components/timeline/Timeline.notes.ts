import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'An ordered list; what is done and what is current is said in words.',
    ru: 'Упорядоченный список; пройденное и нынешнее сказано словами.',
  },
  do: [
    {
      en: 'Put the newest where the reader looks for it.',
      ru: 'Ставьте новое туда, где его ищут.',
    },
  ],
  dont: [
    {
      en: 'Show more than ten items without a fold.',
      ru: 'Показывать больше десяти без сворачивания.',
    },
  ],
};

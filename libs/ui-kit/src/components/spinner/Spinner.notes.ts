import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'A status with `label`, read once.',
    ru: 'Статус с `label`, читается один раз.',
  },
  do: [
    {
      en: 'Use it where neither form nor length is known.',
      ru: 'Берите, когда неизвестны ни форма, ни длина.',
    },
  ],
  dont: [{ en: 'Show several on one screen.', ru: 'Показывать несколько на экране.' }],
};

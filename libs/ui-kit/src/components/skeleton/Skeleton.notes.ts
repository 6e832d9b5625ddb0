import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'Silent; say by a status of the region that something is loading.',
    ru: 'Молчит; о загрузке скажите в самой области.',
  },
  do: [{ en: 'Draw the shape that will come.', ru: 'Рисуйте ту форму, которая придёт.' }],
  dont: [
    {
      en: 'Show it for less than a third of a second.',
      ru: 'Показывать меньше чем на треть секунды.',
    },
  ],
};

import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'Nothing is announced: it is a plain box.',
    ru: 'Ничего не объявляет: это просто ширина.',
  },
  do: [
    {
      en: "Put each section's contents into one.",
      ru: 'Кладите в неё содержимое каждого раздела.',
    },
  ],
  dont: [{ en: 'Nest it: gutters would add up.', ru: 'Вкладывать в себя: поля сложатся.' }],
};

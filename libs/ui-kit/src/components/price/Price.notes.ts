import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'The former price is named so; both sums are read whole.',
    ru: 'Прежняя цена так и названа; обе суммы читаются целиком.',
  },
  do: [{ en: 'Pass kopecks: it formats.', ru: 'Передавайте копейки: формат свой.' }],
  dont: [
    {
      en: 'Show a former price that was never asked.',
      ru: 'Показывать прежнюю цену, которой не было.',
    },
  ],
};

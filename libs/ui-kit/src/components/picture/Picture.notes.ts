import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'An image with its `alt`; an empty `alt` makes it silent.',
    ru: 'Изображение с `alt`; пустой `alt` делает его немым.',
  },
  do: [
    { en: 'Give `sizes` as the page lays it out.', ru: 'Задайте `sizes` по вёрстке.' },
    {
      en: 'Set `priority` on the largest picture of the first screen.',
      ru: 'Поставьте `priority` главной картинке первого экрана.',
    },
  ],
  dont: [{ en: 'Set `priority` on more than one.', ru: 'Ставить `priority` нескольким.' }],
};

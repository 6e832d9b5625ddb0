import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The chart is a picture with a name. `Tab` goes to «Показать таблицей», `Enter` or `Space` opens the same numbers; arrows scroll a wide table.',
    ru: 'График\u00a0— картинка с\u00a0названием. `Tab` ведёт к\u00a0строке «Показать таблицей», `Enter` или `Пробел` открывает те\u00a0же числа; широкую таблицу прокручивают стрелки.',
  },
  screenReader: {
    en: 'The drawing is an image with `label` as its name; the table behind the line carries every number with its heads.',
    ru: 'Рисунок — изображение с названием из `label`; таблица за строкой содержит все числа с заголовками.',
  },
  do: [
    {
      en: 'Say in `label` what is shown and for which time.',
      ru: 'Скажите в `label`, что показано и за какое время.',
    },
  ],
  dont: [
    { en: 'Draw more than four series.', ru: 'Рисовать больше четырёх рядов.' },
    { en: 'Begin the axis above zero with bars.', ru: 'Начинать ось столбцов не с нуля.' },
  ],
};

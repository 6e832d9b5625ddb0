import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the table (arrows scroll it on a narrow screen), then at the heads; `Enter` or `Space` sort by a column, again turns the order round.',
    ru: '`Tab` встаёт на\u00a0таблицу (стрелки прокручивают её на\u00a0узком экране), затем на\u00a0заголовки; `Enter` или `Пробел` упорядочивают столбец, повтор меняет направление.',
  },
  screenReader: {
    en: 'A native table named by its caption; a sorted head says its direction.',
    ru: 'Родная таблица с названием; у столбца читается направление.',
  },
  do: [
    { en: 'Align figures to the end.', ru: 'Числа выравнивайте по краю.' },
    { en: 'Give `caption`: it is the name.', ru: 'Давайте `caption`: это название.' },
  ],
  dont: [{ en: 'Lay out a page by it.', ru: 'Верстать ею страницу.' }],
};

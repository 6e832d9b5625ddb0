import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the table, arrows scroll it.',
    ru: '`Tab` встаёт на таблицу, стрелки прокручивают.',
  },
  screenReader: {
    en: 'A table named by its caption, with heads.',
    ru: 'Таблица с названием и заголовками.',
  },
  do: [{ en: 'Mark which columns are figures.', ru: 'Отметьте столбцы чисел.' }],
  dont: [{ en: 'Lay out words by it.', ru: 'Верстать ею слова.' }],
};

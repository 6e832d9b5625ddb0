import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the table, arrows scroll it.',
    ru: '`Tab` встаёт на таблицу, стрелки прокручивают.',
  },
  screenReader: {
    en: 'A table with heads of rows and columns; a tick is read as «да», its absence as «нет».',
    ru: 'Таблица с заголовками строк и столбцов; отметка читается словом.',
  },
  do: [
    {
      en: 'Compare by what matters when one chooses.',
      ru: 'Сравнивайте по тому, что важно при выборе.',
    },
  ],
  dont: [{ en: 'Mark more than one option as the best.', ru: 'Отмечать лучшими несколько.' }],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the row: arrows turn; `Enter` on a photograph opens it, `Escape` returns.',
    ru: '`Tab` встаёт на ряд: стрелки листают; `Enter` на снимке открывает, `Esc` возвращает.',
  },
  screenReader: {
    en: 'A carousel with a counter; photographs by their `alt`.',
    ru: 'Карусель со счётчиком; снимки по `alt`.',
  },
  do: [{ en: 'Put the best one first.', ru: 'Лучший снимок — первым.' }],
  dont: [{ en: 'Hide what must be seen behind turning.', ru: 'Прятать важное за листанием.' }],
};

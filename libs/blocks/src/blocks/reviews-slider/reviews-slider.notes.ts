import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the row: arrows turn; `Enter` opens photographs and videos.',
    ru: '`Tab` встаёт на ряд: стрелки листают; `Enter` открывает снимки и видео.',
  },
  screenReader: {
    en: 'A carousel with a counter; each review with its author.',
    ru: 'Карусель со счётчиком; у отзыва читается автор.',
  },
  do: [{ en: 'Keep the words of who wrote.', ru: 'Сохраняйте слова автора.' }],
  dont: [{ en: 'Show only praise.', ru: 'Показывать одну похвалу.' }],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the picture where it enlarges, `Enter` opens, `Escape` returns.',
    ru: '`Tab` встаёт на увеличиваемый снимок, `Enter` открывает, `Esc` возвращает.',
  },
  screenReader: {
    en: 'Headings and text in their order; pictures are read by their `alt`.',
    ru: 'Заголовки и текст по порядку; снимки читаются по `alt`.',
  },
  do: [
    { en: 'Write the `alt` for who does not see it.', ru: 'Пишите `alt` для того, кто не видит.' },
  ],
  dont: [{ en: 'Put words into the picture.', ru: 'Писать слова внутри картинки.' }],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along its links, `Enter` opens.',
    ru: '`Tab` ведёт по ссылкам, `Enter` открывает.',
  },
  screenReader: {
    en: 'Headings and text in their order; pictures are read by their `alt`.',
    ru: 'Заголовки и текст по порядку; снимки читаются по `alt`.',
  },
  do: [{ en: 'Say one thing and give one action.', ru: 'Скажите одно и дайте одно действие.' }],
  dont: [
    {
      en: 'Begin a page by it whose words are long.',
      ru: 'Начинать им страницу с длинными словами.',
    },
  ],
};

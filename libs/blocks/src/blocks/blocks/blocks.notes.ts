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
  do: [
    {
      en: 'Take three to six points of one length.',
      ru: 'Берите от трёх до шести пунктов одной длины.',
    },
  ],
  dont: [{ en: 'Use icons that repeat the words.', ru: 'Ставить знаки, которые повторяют слова.' }],
};

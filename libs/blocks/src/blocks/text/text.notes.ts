import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: '`Tab` goes along the links within.', ru: '`Tab` ведёт по ссылкам внутри.' },
  screenReader: { en: 'Headings and text in their order.', ru: 'Заголовки и текст по порядку.' },
  do: [{ en: 'Write paragraphs of three to five lines.', ru: 'Пишите абзацы в три–пять строк.' }],
  dont: [
    {
      en: 'Make headings of bold text: that is `header`.',
      ru: 'Делать заголовки жирным: есть `header`.',
    },
  ],
};

import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the link, `Enter` opens it.',
    ru: '`Tab` встаёт на\u00a0ссылку, `Enter` открывает.',
  },
  screenReader: {
    en: 'A link, known by its underline and not by colour alone.',
    ru: 'Ссылка; видна по черте, а не только по цвету.',
  },
  do: [
    {
      en: 'Link the words that name the page.',
      ru: 'Делайте ссылкой слова, которые называют страницу.',
    },
  ],
  dont: [{ en: 'Link «здесь» or an address.', ru: 'Делать ссылкой «здесь» или адрес.' }],
};

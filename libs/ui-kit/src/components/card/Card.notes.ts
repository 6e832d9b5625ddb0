import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The card is one link: `Tab` stops at it, `Enter` opens.',
    ru: 'Карточка\u00a0— одна ссылка: `Tab` встаёт на\u00a0неё, `Enter` открывает.',
  },
  screenReader: {
    en: 'One link with the name of its heading; picture and note are read as text around it.',
    ru: 'Одна ссылка с названием заголовка; подпись читается как текст рядом.',
  },
  do: [
    {
      en: 'Give cards of one grid the same kind of picture.',
      ru: 'В одной сетке — картинки одного рода.',
    },
  ],
  dont: [
    {
      en: 'Put a second link over the first: use `action` for it.',
      ru: 'Класть вторую ссылку поверх первой: для неё есть `action`.',
    },
  ],
};

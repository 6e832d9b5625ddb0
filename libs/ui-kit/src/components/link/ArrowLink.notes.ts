import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the link, `Enter` opens it.',
    ru: '`Tab` встаёт на\u00a0ссылку, `Enter` открывает.',
  },
  screenReader: { en: 'A link; the arrow is silent.', ru: 'Ссылка; стрелка молчит.' },
  do: [{ en: 'Say where it leads: «Все новости».', ru: 'Скажите, куда ведёт: «Все новости».' }],
  dont: [{ en: 'Write «Подробнее» alone.', ru: 'Писать одно «Подробнее».' }],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the link, `Enter` opens.',
    ru: '`Tab` встаёт на ссылку, `Enter` открывает.',
  },
  screenReader: {
    en: 'A link that says where it leads; a new tab is announced.',
    ru: 'Ссылка; о новой вкладке сказано.',
  },
  do: [{ en: 'Say in `text` what is behind it.', ru: 'Скажите в `text`, что за ссылкой.' }],
  dont: [
    { en: 'Put two of them side by side with one weight.', ru: 'Ставить рядом две одного веса.' },
  ],
};

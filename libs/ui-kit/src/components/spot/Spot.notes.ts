import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'No keys: it is not interactive.',
    ru: 'Рисунки пустых состояний: украшение, слова рядом говорят то\u00a0же.',
  },
  screenReader: {
    en: 'Silent: words beside it say the same.',
    ru: 'Молчит: слова рядом говорят то же.',
  },
  do: [{ en: 'Put it into `EmptyState`.', ru: 'Кладите в `EmptyState`.' }],
  dont: [{ en: 'Decorate a page that has contents.', ru: 'Украшать страницу с содержимым.' }],
};

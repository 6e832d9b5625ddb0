import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Knows no keys itself: links within take the focus in their order.',
    ru: 'HTML сервера узлами React: абзацы, заголовки, списки, выделение и\u00a0ссылки; от\u00a0остального остаются слова, от\u00a0`script` и\u00a0подобных\u00a0— ничего. Сервер и\u00a0браузер рисуют одно и\u00a0то\u00a0же.',
  },
  screenReader: {
    en: 'Headings, lists and links are read as such; what is not allowed is left out, its words stay.',
    ru: 'Заголовки, списки и ссылки читаются как есть; от лишнего остаются слова.',
  },
  do: [
    { en: 'Use it for all HTML that comes from elsewhere.', ru: 'Берите для любого чужого HTML.' },
  ],
  dont: [{ en: 'Rely on it to keep styles or scripts.', ru: 'Ждать от него стилей и скриптов.' }],
};

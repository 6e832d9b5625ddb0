import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes to the open tab, then into its panel. `←` `→` choose the next one in a circle, `Home` and `End` the ends.',
    ru: '`Tab` ведёт к\u00a0открытой вкладке, затем в\u00a0её панель. `←` `→` выбирают соседнюю по\u00a0кругу, `Home` и\u00a0`End`\u00a0— крайние.',
  },
  screenReader: {
    en: 'A tab list with its name; each panel is named by its tab.',
    ru: 'Список вкладок с названием; панель названа своей вкладкой.',
  },
  do: [{ en: 'Keep names to one or two words.', ru: 'Одно-два слова на вкладку.' }],
  dont: [
    { en: 'Split what is compared among tabs.', ru: 'Разносить по вкладкам то, что сравнивают.' },
  ],
};

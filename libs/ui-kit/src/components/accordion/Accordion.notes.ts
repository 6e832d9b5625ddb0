import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: "`Tab` goes from row to row, `Enter` and `Space` open and close. The browser's page search finds words in closed rows and opens them.",
    ru: '`Tab` ведёт от\u00a0строки к\u00a0строке, `Enter` и\u00a0`Пробел` открывают и\u00a0закрывают. Поиск браузера по\u00a0странице находит слова и\u00a0в\u00a0закрытых строках и\u00a0открывает их.',
  },
  screenReader: {
    en: 'Each row is a native `<details>`: its name is read with «expanded» or «collapsed».',
    ru: 'Каждая строка — родной `<details>`: название читается вместе с «раскрыто» или «свёрнуто».',
  },
  do: [
    {
      en: 'Name a row by the question that the visitor has.',
      ru: 'Называйте строку вопросом посетителя.',
    },
    {
      en: 'Keep rows short: three paragraphs at most.',
      ru: 'Держите строку короткой: три абзаца, не больше.',
    },
  ],
  dont: [
    {
      en: 'Hide what everybody must read: price, term, warning.',
      ru: 'Прятать то, что обязан прочесть каждый: цену, срок, предупреждение.',
    },
    { en: 'Put an accordion into an accordion.', ru: 'Вкладывать строки в строки.' },
  ],
};

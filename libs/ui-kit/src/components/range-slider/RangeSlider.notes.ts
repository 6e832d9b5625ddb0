import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'On the handle: arrows by a step, `Page Up` and `Page Down` by much, `Home` and `End` to the end. In the input `Enter` takes the number.',
    ru: 'На\u00a0ручке: стрелки\u00a0— на\u00a0шаг, `Page Up` и\u00a0`Page Down`\u00a0— на\u00a0много, `Home` и\u00a0`End`\u00a0— до\u00a0края. В\u00a0поле: `Enter` принимает число.',
  },
  screenReader: {
    en: 'A slider with its name and the value in words, and the same as an input.',
    ru: 'Ползунок с названием и значением словами, и то же число в поле.',
  },
  do: [
    {
      en: 'Use it where an approximate value will do.',
      ru: 'Берите, где хватит приблизительного.',
    },
  ],
  dont: [
    {
      en: 'Ask for an exact number by it alone: there is an input.',
      ru: 'Спрашивать точное число одним ползунком: рядом поле.',
    },
  ],
};

import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the chosen one and leaves the group, arrows go and choose, `Space` chooses.',
    ru: '`Tab` встаёт на\u00a0выбранное и\u00a0выходит из\u00a0группы, стрелки переходят и\u00a0выбирают, `Пробел` выбирает.',
  },
  screenReader: {
    en: 'A radio group named by its legend; error and hint are read with it.',
    ru: 'Группа с названием; подсказка и ошибка читаются с ней.',
  },
  do: [{ en: 'Show two to six options.', ru: 'Показывайте от двух до шести вариантов.' }],
  dont: [
    {
      en: 'Leave no option for «none of these» where that may be.',
      ru: 'Не оставлять варианта «ничего из этого», если он возможен.',
    },
  ],
};

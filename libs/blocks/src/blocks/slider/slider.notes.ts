import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the row: arrows turn, `Home` and `End` lead to the ends.',
    ru: '`Tab` встаёт на ряд: стрелки листают, `Home` и `End` ведут к крайним.',
  },
  screenReader: {
    en: 'A carousel with a counter; slides out of sight are not read.',
    ru: 'Карусель со счётчиком; скрытое не читается.',
  },
  do: [{ en: 'Show slides that do not need each other.', ru: 'Показывайте независимые слайды.' }],
  dont: [
    { en: 'Tell a story by it: that is `steps`.', ru: 'Рассказывать им историю: есть `steps`.' },
  ],
};

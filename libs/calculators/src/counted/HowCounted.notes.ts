import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the line, `Enter` and `Space` open the formulas.',
    ru: '`Tab` встаёт на строку, `Enter` и `Пробел` открывают формулы.',
  },
  screenReader: {
    en: 'Formulas are text, each with its sum.',
    ru: 'Формулы — текст, у каждой сумма.',
  },
  do: [
    { en: 'Put it below the sum that it explains.', ru: 'Ставьте под суммой, которую поясняет.' },
  ],
  dont: [{ en: 'Explain by it what is no formula.', ru: 'Пояснять им то, что не формула.' }],
};

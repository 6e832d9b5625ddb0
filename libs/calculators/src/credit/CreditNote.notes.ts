import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the line of conditions, `Enter` and `Space` open them.',
    ru: '`Tab` встаёт на строку условий, `Enter` и `Пробел` открывают.',
  },
  screenReader: {
    en: 'Full cost, lenders and warnings are read before the folded conditions.',
    ru: 'Полная стоимость, кредиторы и предупреждения читаются до условий.',
  },
  do: [
    {
      en: 'Put it beside every rate: the law wants it.',
      ru: 'Ставьте у каждой ставки: этого требует закон.',
    },
  ],
  dont: [
    {
      en: "Make its text smaller than the rate's neighbours.",
      ru: 'Делать текст мельче соседнего.',
    },
  ],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is read.', ru: 'Клавиш нет: блок читают.' },
  screenReader: {
    en: 'Sums are read whole, with what they are for.',
    ru: 'Суммы читаются целиком, с пояснением.',
  },
  do: [{ en: 'Say from when a sum is right.', ru: 'Скажите, на какую дату сумма.' }],
  dont: [
    { en: 'Show a sum without conditions that change it.', ru: 'Показывать сумму без условий.' },
  ],
};

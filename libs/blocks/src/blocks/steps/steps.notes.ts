import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is read.', ru: 'Клавиш нет: блок читают.' },
  screenReader: {
    en: 'An ordered list; the number is read with the step.',
    ru: 'Упорядоченный список; номер читается с шагом.',
  },
  do: [{ en: 'Say time and cost of a step.', ru: 'Скажите время и цену шага.' }],
  dont: [{ en: 'Make steps of what is done at once.', ru: 'Делить на шаги то, что делают сразу.' }],
};

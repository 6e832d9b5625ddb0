import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'On a handle arrows go by a step, `Home` and `End` to the ends; in an input `Enter` takes the number.',
    ru: 'На ручке стрелки — на шаг, `Home` и `End` — до края; в поле `Enter` принимает число.',
  },
  screenReader: {
    en: 'Values are said with their units; the result is announced when it changes.',
    ru: 'Значения читаются с единицами, итог — при изменении.',
  },
  do: [
    { en: "Take the terms of the company's own programme.", ru: 'Берите условия своей программы.' },
  ],
  dont: [{ en: 'Show an instalment as a loan.', ru: 'Показывать рассрочку кредитом.' }],
};

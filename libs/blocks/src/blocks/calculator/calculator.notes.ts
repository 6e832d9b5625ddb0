import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'As its sliders and inputs: arrows by a step, `Enter` takes a number.',
    ru: 'Как у ползунков и полей: стрелки на шаг, `Enter` принимает число.',
  },
  screenReader: {
    en: 'Values are said with their units, the result is announced when it changes.',
    ru: 'Значения читаются с единицами, итог — при изменении.',
  },
  do: [{ en: 'Set the numbers of a usual buyer.', ru: 'Поставьте числа обычного покупателя.' }],
  dont: [
    {
      en: 'Leave out the disclaimer: the law wants it.',
      ru: 'Убирать оговорку: её требует закон.',
    },
  ],
};

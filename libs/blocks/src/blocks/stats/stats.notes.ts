import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is read.', ru: 'Клавиш нет: блок читают.' },
  screenReader: {
    en: 'Each figure is read with what it counts.',
    ru: 'Число читается с тем, что оно считает.',
  },
  do: [{ en: 'Name the source and the date.', ru: 'Назовите источник и дату.' }],
  dont: [{ en: 'Round in your own favour.', ru: 'Округлять в свою пользу.' }],
};

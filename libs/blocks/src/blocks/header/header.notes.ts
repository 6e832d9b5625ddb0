import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is read.', ru: 'Клавиш нет: блок читают.' },
  screenReader: {
    en: 'A heading of its level; readers jump by them.',
    ru: 'Заголовок своего уровня; по ним прыгают.',
  },
  do: [{ en: 'Go from h2 to h3 without gaps.', ru: 'Идите от h2 к h3 без пропусков.' }],
  dont: [{ en: 'Choose a level by its size.', ru: 'Выбирать уровень по размеру.' }],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: 'As the blocks within.', ru: 'Как у блоков внутри.' },
  screenReader: {
    en: 'Columns are read one after another.',
    ru: 'Колонки читаются одна за другой.',
  },
  do: [
    { en: 'Put blocks of one height beside each other.', ru: 'Ставьте рядом блоки одной высоты.' },
  ],
  dont: [
    {
      en: 'Build a page of columns within columns.',
      ru: 'Строить страницу из колонок в колонках.',
    },
  ],
};

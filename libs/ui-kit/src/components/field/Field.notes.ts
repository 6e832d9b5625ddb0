import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Knows no keys itself: a press on the label focuses the control; the keys are those of what stands within.',
    ru: 'Сам клавиш не\u00a0знает: подпись по\u00a0нажатию ставит фокус в\u00a0поле, а\u00a0клавиши\u00a0— у\u00a0того, что внутри.',
  },
  screenReader: {
    en: 'Gives the control its label, and reads hint and error with it (`aria-describedby`, `aria-invalid`).',
    ru: 'Даёт полю подпись и читает с ним подсказку и ошибку.',
  },
  do: [
    {
      en: 'Spread what it hands to its child upon the control.',
      ru: 'Отдавайте элементу всё, что поле передаёт ребёнку.',
    },
  ],
  dont: [
    {
      en: 'Use it where the kit has the control: `TextField`, `Select`.',
      ru: 'Строить на нём то, что уже есть: `TextField`, `Select`.',
    },
  ],
};

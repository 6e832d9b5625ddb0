import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'Silent: words beside it say the same.',
    ru: 'Молчит: слова рядом говорят то же.',
  },
  do: [{ en: 'Mark one place on a scale.', ru: 'Отмечайте одно место на шкале.' }],
  dont: [{ en: 'Use two on one scale.', ru: 'Ставить два на одной шкале.' }],
};

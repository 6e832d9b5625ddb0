import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'Plain text; give `role="status"` where it appears after an action.',
    ru: 'Обычный текст; если появляется после действия, дайте `role="status"`.',
  },
  do: [{ en: 'Stand it beside what it is about.', ru: 'Ставьте рядом с тем, о чём речь.' }],
  dont: [
    { en: 'Stack several: say the most important.', ru: 'Складывать несколько: скажите главное.' },
  ],
};

import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: { en: 'A region named by its heading.', ru: 'Раздел с названием из заголовка.' },
  do: [{ en: 'Change the ground to part sections.', ru: 'Разделяйте разделы подложкой.' }],
  dont: [{ en: 'Put deep sections side by side.', ru: 'Ставить рядом два глубоких раздела.' }],
};

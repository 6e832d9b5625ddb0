import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: { en: 'Silent: it is decoration.', ru: 'Молчит: это украшение.' },
  do: [{ en: 'Lay it under deep ground alone.', ru: 'Кладите только на глубокую подложку.' }],
  dont: [{ en: 'Let it be the only sign of anything.', ru: 'Сообщать им что-либо.' }],
};

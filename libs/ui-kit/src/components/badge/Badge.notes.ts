import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'Plain text in its place in the line.',
    ru: 'Обычный текст на своём месте в строке.',
  },
  do: [{ en: 'Say one fact in one or two words.', ru: 'Говорите один факт одним-двумя словами.' }],
  dont: [
    {
      en: 'Tell by colour alone: the words carry the meaning.',
      ru: 'Говорить одним цветом: смысл несут слова.',
    },
    {
      en: 'Make it a button: use `Chip` or `FilterChip`.',
      ru: 'Делать из метки кнопку: есть `Chip` и `FilterChip`.',
    },
  ],
};

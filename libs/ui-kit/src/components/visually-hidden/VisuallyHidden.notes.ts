import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'Knows no keys: it takes no focus.', ru: 'Клавиш нет: фокуса не получает.' },
  screenReader: {
    en: 'Read as plain text; not seen.',
    ru: 'Читается как обычный текст; не видно.',
  },
  do: [
    {
      en: 'Give words to what is told by looks alone.',
      ru: 'Давайте слова тому, что видно лишь глазами.',
    },
  ],
  dont: [{ en: 'Hide links or buttons by it.', ru: 'Прятать им ссылки и кнопки.' }],
};

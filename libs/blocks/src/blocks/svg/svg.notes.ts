import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is read.', ru: 'Клавиш нет: блок читают.' },
  screenReader: { en: 'An image named by its title.', ru: 'Изображение с названием.' },
  do: [
    {
      en: 'Take colours from the ground by `currentColor`.',
      ru: 'Берите цвета подложки через `currentColor`.',
    },
  ],
  dont: [
    {
      en: 'Put text into the drawing that is not in the page.',
      ru: 'Писать в рисунке то, чего нет на странице.',
    },
  ],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Enter` or `Space` on the poster plays, `Space` pauses, arrows go back and forth.',
    ru: '`Enter` или `Пробел` на обложке пускает, `Пробел` — пауза, стрелки перематывают.',
  },
  screenReader: {
    en: 'A button «Смотреть» with the title, then a video with that title.',
    ru: 'Кнопка «Смотреть» с названием, затем видео.',
  },
  do: [{ en: 'Say in `description` what is shown.', ru: 'Скажите в `description`, что показано.' }],
  dont: [{ en: 'Play it by itself.', ru: 'Пускать само.' }],
};

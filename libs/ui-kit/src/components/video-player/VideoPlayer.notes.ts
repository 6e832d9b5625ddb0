import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: "`Enter` or `Space` on the poster starts the video, the focus goes to the player: `Space` pauses, `←` `→` go back and forth, the rest is the browser's.",
    ru: '`Enter` или `Пробел` на\u00a0обложке пускает видео, фокус переходит к\u00a0проигрывателю: `Пробел`\u00a0— пауза, `←` `→`\u00a0— назад и\u00a0вперёд, остальное\u00a0— клавиши браузера.',
  },
  screenReader: {
    en: 'A button «Смотреть …» with the title, then a video or frame with that title.',
    ru: 'Кнопка «Смотреть …» с названием, затем видео с тем же названием.',
  },
  do: [{ en: 'Give captions where somebody speaks.', ru: 'Дайте субтитры, если говорят.' }],
  dont: [{ en: 'Start it by itself.', ru: 'Запускать само.' }],
};

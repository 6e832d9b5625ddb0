import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the row: arrows turn; `Enter` plays over the page, `Escape` closes.',
    ru: '`Tab` встаёт на ряд: стрелки листают; `Enter` пускает видео, `Esc` закрывает.',
  },
  screenReader: {
    en: 'A carousel; each poster is a button «Смотреть» with its title.',
    ru: 'Карусель; обложка — кнопка «Смотреть» с названием.',
  },
  do: [{ en: 'Give captions where somebody speaks.', ru: 'Дайте субтитры, если говорят.' }],
  dont: [{ en: 'Tell by video alone what has to be known.', ru: 'Сообщать важное одним видео.' }],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is read.', ru: 'Клавиш нет: блок читают.' },
  screenReader: { en: 'Headings and text in their order.', ru: 'Заголовки и текст по порядку.' },
  do: [{ en: 'Say what to do.', ru: 'Скажите, что делать.' }],
  dont: [{ en: 'Use more than one in sight.', ru: 'Ставить две в поле зрения.' }],
};

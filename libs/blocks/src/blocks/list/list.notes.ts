import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is read.', ru: 'Клавиш нет: блок читают.' },
  screenReader: { en: 'Headings and text in their order.', ru: 'Заголовки и текст по порядку.' },
  do: [{ en: 'Begin rows with what differs.', ru: 'Начинайте строки с разного.' }],
  dont: [{ en: 'Write one row.', ru: 'Писать одну строку.' }],
};

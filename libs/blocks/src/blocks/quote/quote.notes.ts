import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is read.', ru: 'Клавиш нет: блок читают.' },
  screenReader: { en: 'A quotation with its author.', ru: 'Цитата с автором.' },
  do: [{ en: 'Quote whom the reader can ask.', ru: 'Цитируйте того, кого можно спросить.' }],
  dont: [{ en: 'Quote yourself.', ru: 'Цитировать самих себя.' }],
};

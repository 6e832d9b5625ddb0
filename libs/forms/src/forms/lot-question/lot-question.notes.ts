import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [{ en: 'Put it on the page of the lot itself.', ru: 'Ставьте на страницу самого лота.' }],
  dont: [
    {
      en: 'Use it as a callback: it answers by mail.',
      ru: 'Ждать от неё звонка: она отвечает письмом.',
    },
  ],
};

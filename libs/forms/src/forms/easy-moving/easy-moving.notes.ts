import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [
    {
      en: 'Say what moving costs, or that it costs nothing.',
      ru: 'Скажите, сколько стоит переезд.',
    },
  ],
  dont: [{ en: 'Show it to who has not bought.', ru: 'Показывать тем, кто не купил.' }],
};

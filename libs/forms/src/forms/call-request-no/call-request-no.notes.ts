import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [
    {
      en: 'Tell in `data.element` which start of sales is meant.',
      ru: 'Назовите в `data.element`, о каком старте речь.',
    },
  ],
  dont: [
    {
      en: 'Promise a day of the start that is not decided.',
      ru: 'Обещать день старта, который не решён.',
    },
  ],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [
    {
      en: 'Give `objects` of the host, or the visitor writes a name.',
      ru: 'Дайте список объектов, иначе имя впишут вручную.',
    },
  ],
  dont: [
    { en: 'Offer times when nobody answers.', ru: 'Предлагать время, когда никто не ответит.' },
  ],
};

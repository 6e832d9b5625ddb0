import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [
    {
      en: 'Pass `apartmentGuid`: the manager sees the flat.',
      ru: 'Передайте `apartmentGuid`: менеджер увидит квартиру.',
    },
  ],
  dont: [{ en: 'Show it for a flat that is sold.', ru: 'Показывать для проданной квартиры.' }],
};

import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [{ en: 'Say where the showroom is.', ru: 'Скажите, где шоурум.' }],
  dont: [
    {
      en: 'Take a visit that has no time: book it by `ViewingForm`.',
      ru: 'Назначать встречу без времени: для неё `ViewingForm`.',
    },
  ],
};

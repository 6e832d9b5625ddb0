import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [
    {
      en: 'Pass the object, so that the broker opens its price.',
      ru: 'Передайте объект: ипотечный менеджер откроет цену.',
    },
  ],
  dont: [
    {
      en: 'Ask for income here: the questionnaire does.',
      ru: 'Спрашивать доход: для этого есть анкета.',
    },
  ],
};

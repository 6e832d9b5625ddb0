import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [
    {
      en: 'Use it on pages of campaigns, which are counted apart.',
      ru: 'Ставьте на страницы акций: их считают отдельно.',
    },
  ],
  dont: [{ en: "Put it into the site's own pages.", ru: 'Ставить на обычные страницы сайта.' }],
};

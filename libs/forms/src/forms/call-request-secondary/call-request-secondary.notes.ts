import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [
    {
      en: 'Use it where flats of owners are sold.',
      ru: 'Ставьте там, где продают квартиры владельцев.',
    },
  ],
  dont: [
    {
      en: 'Mix it with the callback of the sales office.',
      ru: 'Смешивать с заказом звонка в отдел продаж.',
    },
  ],
};

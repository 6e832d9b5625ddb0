import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [{ en: 'Name the service in `data.title`.', ru: 'Назовите услугу в `data.title`.' }],
  dont: [
    { en: 'Use it for flats: that is `OrderForm`.', ru: 'Ставить для квартир: есть `OrderForm`.' },
  ],
};

import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'No keys: it is not interactive.',
    ru: 'Только показывает: клавиш нет, программа чтения произносит этап и\u00a0сколько их всего.',
  },
  screenReader: {
    en: 'An image that says the step and how many there are; on a desk the list is read with the current step.',
    ru: 'Произносится этап и сколько их всего.',
  },
  do: [{ en: 'Name steps by their result.', ru: 'Называйте этап его итогом.' }],
  dont: [
    {
      en: 'Make it the navigation: steps are no links.',
      ru: 'Делать из неё навигацию: этапы не ссылки.',
    },
  ],
};

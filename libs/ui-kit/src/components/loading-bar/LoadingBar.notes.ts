import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: { en: 'No keys: it is not interactive.', ru: 'Клавиш нет: нажимать здесь нечего.' },
  screenReader: {
    en: 'A progress bar with its name while the page is on its way, hidden otherwise.',
    ru: 'Ход загрузки с названием, пока страница идёт; иначе скрыт.',
  },
  do: [
    { en: 'Bind it to the navigation of the router.', ru: 'Привяжите к переходам маршрутизатора.' },
  ],
  dont: [
    {
      en: 'Show it for a part of the page: that is `Skeleton` or `Spinner`.',
      ru: 'Показывать для части страницы: есть `Skeleton` и `Spinner`.',
    },
  ],
};

import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Plain links: `Tab` goes along them, `Enter` opens. The current page is no link and takes no focus.',
    ru: 'Обычные ссылки: `Tab` ведёт по\u00a0ним, `Enter` открывает. Нынешняя страница не\u00a0ссылка, и\u00a0на\u00a0ней фокус не\u00a0останавливается.',
  },
  screenReader: {
    en: 'A navigation named «Хлебные крошки»; the last item is announced as the current page.',
    ru: 'Навигация «Хлебные крошки»; последнее звено объявляется нынешней страницей.',
  },
  do: [
    { en: 'Repeat the names of the pages themselves.', ru: 'Повторяйте названия самих страниц.' },
  ],
  dont: [
    {
      en: 'Use it as the only way back up on a phone.',
      ru: 'Делать единственным путём наверх на телефоне.',
    },
  ],
};

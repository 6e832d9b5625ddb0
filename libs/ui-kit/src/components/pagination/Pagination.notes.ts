import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Plain links: `Tab` goes along the pages, `Enter` opens. The current page takes no focus.',
    ru: 'Обычные ссылки: `Tab` ведёт по\u00a0страницам, `Enter` открывает. На\u00a0нынешней странице фокус не\u00a0останавливается.',
  },
  screenReader: {
    en: 'A navigation named «Страницы»; each link says its page, the current one is announced.',
    ru: 'Навигация «Страницы»; ссылка называет страницу, нынешняя объявляется.',
  },
  do: [{ en: 'Let each page have an address.', ru: 'Пусть у каждой страницы будет адрес.' }],
  dont: [
    {
      en: 'Use it for two dozen items: show them all.',
      ru: 'Делить два десятка строк: покажите все.',
    },
  ],
};

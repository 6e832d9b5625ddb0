import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along its links, `Enter` opens.',
    ru: '`Tab` ведёт по ссылкам, `Enter` открывает.',
  },
  screenReader: {
    en: 'A list of cards, each with its name and discount.',
    ru: 'Список карт, у каждой название и скидка.',
  },
  do: [{ en: 'Order them by rank.', ru: 'Располагайте по старшинству.' }],
  dont: [
    {
      en: 'Use it for anything but cards of a club.',
      ru: 'Показывать им что-то, кроме клубных карт.',
    },
  ],
};

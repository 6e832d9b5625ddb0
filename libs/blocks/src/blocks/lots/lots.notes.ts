import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along its links, `Enter` opens.',
    ru: '`Tab` ведёт по ссылкам, `Enter` открывает.',
  },
  screenReader: {
    en: 'Cards as links with rooms, area and price; how many were found is said.',
    ru: 'Карточки-ссылки с комнатами, площадью и ценой.',
  },
  do: [{ en: 'Give a filter that stays true.', ru: 'Задайте отбор, который останется верным.' }],
  dont: [
    { en: 'Name flats by hand: they are sold.', ru: 'Перечислять квартиры вручную: их продадут.' },
  ],
};

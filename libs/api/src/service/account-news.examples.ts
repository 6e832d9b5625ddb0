import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './account-news.methods.ts';

export const accountNewsExamples: ExamplesOf<typeof methods> = {
  'LK.GetNews': [
    {
      name: 'the feed of a buyer at the canal',
      input: {},
      result: {
        total: 2,
        page_size: 12,
        unread: 1,
        complexes: [{ vendor: 'kanal', name: 'Канал 9' }],
        news: [
          {
            alias: 'kanal-9-kladka-sedmogo-etazha',
            title: '«Канал 9»: закончили кладку седьмого этажа в корпусе 2',
            lead: 'До кровли осталось три этажа.',
            date: '2026-11-18',
            topic: 'Стройка',
            picture: null,
            complex: { vendor: 'kanal', name: 'Канал 9' },
            unread: true,
          },
          {
            alias: 'inzhener-garantii',
            title: 'Кого назначили инженером гарантии',
            lead: 'Имена по комплексам и дни приёма.',
            date: '2026-11-03',
            topic: 'Компания',
            picture: null,
            complex: null,
            unread: false,
          },
        ],
      },
    },
  ],
  'LK.GetNewsItem': [
    {
      name: 'an item for buyers alone',
      input: { alias: 'inzhener-garantii' },
      result: {
        alias: 'inzhener-garantii',
        title: 'Кого назначили инженером гарантии',
        lead: 'Имена по комплексам и дни приёма.',
        date: '2026-11-03',
        topic: 'Компания',
        picture: null,
        complex: null,
        unread: false,
        blocks: [{ type: 'text', html: '<p>За каждым комплексом закреплён инженер.</p>' }],
        previous: null,
        next: { alias: 'kolonnada-osmotry', title: '«Колоннада»: готовимся к осмотрам' },
      },
    },
  ],
  'LK.ReadNews': [
    { name: 'everything', input: {}, result: { unread: 0 } },
    { name: 'one item', input: { alias: 'inzhener-garantii' }, result: { unread: 3 } },
  ],
};

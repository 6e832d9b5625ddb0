import type { MethodExample } from '../../../core/define-method.ts';
import type { getAccountNews } from './get-news.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getAccountNews>[] = [
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
];

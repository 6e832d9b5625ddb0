import type { MethodExample } from '../../../core/define-method.ts';
import type { saveSearch } from './save.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof saveSearch>[] = [
  {
    name: 'two-room flats at the canal',
    input: {
      name: 'Двушки у канала',
      filter: { complex: ['kanal'], rooms: ['2'], priceTo: 25_000_000 },
    },
    result: {
      search: {
        guid: '3f6a1d52-7c1b-4a8e-9d0f-52c7be41a603',
        name: 'Двушки у канала',
        url: '/katalog?complex=kanal&rooms=2&priceTo=25000000',
        total: 61,
        subscribed: true,
        createdAt: '2026-11-18T09:00:00.000Z',
      },
    },
  },
];

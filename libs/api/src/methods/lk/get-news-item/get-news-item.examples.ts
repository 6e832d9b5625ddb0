import type { MethodExample } from '../../../core/define-method.ts';
import type { getAccountNewsItem } from './get-news-item.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getAccountNewsItem>[] = [
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
];

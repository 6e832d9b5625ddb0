import type { MethodExample } from '../../../core/define-method.ts';
import type { readNews } from './read-news.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof readNews>[] = [
  { name: 'everything', input: {}, result: { unread: 0 } },
  { name: 'one item', input: { alias: 'inzhener-garantii' }, result: { unread: 3 } },
];

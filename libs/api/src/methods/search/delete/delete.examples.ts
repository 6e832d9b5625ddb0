import type { MethodExample } from '../../../core/define-method.ts';
import type { deleteSearch } from './delete.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof deleteSearch>[] = [
  {
    name: 'a search that is gone already',
    input: { guid: '00000000-0000-4000-8000-000000000000' },
    result: {},
  },
];

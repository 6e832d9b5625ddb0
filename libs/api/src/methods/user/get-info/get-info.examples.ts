import type { MethodExample } from '../../../core/define-method.ts';
import type { getInfo } from './get-info.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getInfo>[] = [
  {
    name: 'a buyer',
    input: {},
    result: {
      user: {
        id: 1,
        guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930',
        name_full: 'Савельева Марина Андреевна',
      },
    },
  },
  { name: 'a guest', input: {}, result: { user: null } },
];

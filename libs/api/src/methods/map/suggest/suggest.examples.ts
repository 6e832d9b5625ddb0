import type { MethodExample } from '../../../core/define-method.ts';
import type { suggest } from './suggest.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof suggest>[] = [
  {
    name: 'an avenue and its station',
    input: { text: 'лиговский' },
    result: {
      suggestions: [
        { label: 'Лиговский проспект', note: '' },
        { label: 'метро «Лиговский проспект»', note: 'станция метро' },
      ],
    },
  },
];

import type { MethodExample } from '../../../core/define-method.ts';
import type { mergeLists } from './merge.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof mergeLists>[] = [
  {
    name: 'lots that the browser kept while it was offline',
    input: { cart: ['k2-48'], compare: ['k2-48', 'k2-57'] },
    result: { cart: ['k2-48'], compare: ['k2-48', 'k2-57'] },
  },
];

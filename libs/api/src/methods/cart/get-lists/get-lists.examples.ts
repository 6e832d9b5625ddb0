import type { MethodExample } from '../../../core/define-method.ts';
import type { getLists } from './get-lists.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getLists>[] = [
  {
    name: 'two lots',
    input: {},
    result: { cart: ['k2-48'], compare: ['k2-48', 'k2-57'], own: [] },
  },
];

import type { MethodExample } from '../../../core/define-method.ts';
import type { clearCompare } from './clear.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof clearCompare>[] = [
  { name: 'whatever was there', input: {}, result: { cart: [], compare: [] } },
];

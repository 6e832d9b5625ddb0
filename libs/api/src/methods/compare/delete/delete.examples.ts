import type { MethodExample } from '../../../core/define-method.ts';
import type { deleteFromCompare } from './delete.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof deleteFromCompare>[] = [
  { name: 'a flat', input: { lot: 'k2-48' }, result: { cart: [], compare: [] } },
];

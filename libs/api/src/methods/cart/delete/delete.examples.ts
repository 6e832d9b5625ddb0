import type { MethodExample } from '../../../core/define-method.ts';
import type { deleteFromCart } from './delete.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof deleteFromCart>[] = [
  { name: 'a flat', input: { lot: 'k2-48' }, result: { cart: [], compare: [] } },
];

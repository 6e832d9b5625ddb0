import type { MethodExample } from '../../../core/define-method.ts';
import type { addToCart } from './add.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof addToCart>[] = [
  { name: 'a flat', input: { lot: 'k2-48' }, result: { cart: ['k2-48'], compare: [] } },
];

import type { MethodExample } from '../../../core/define-method.ts';
import type { clearCart } from './clear.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof clearCart>[] = [
  { name: 'whatever was there', input: {}, result: { cart: [], compare: [] } },
];

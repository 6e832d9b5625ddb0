import { getCart } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { readCart } from './read-cart.ts';

/** Returns the visitor's cart as it is at this moment. */
export const getCartHandler = implement(getCart, (input, call) => readCart(call, input), {
  cache: 'none',
});

import { addToCart } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { addToList } from './lists.ts';

/** Puts a lot into the visitor's cart. */
export const addToCartHandler = implement(addToCart, ({ lot }, call) =>
  addToList(call, 'cart', lot),
);

import { deleteFromCart } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { deleteFromList } from './lists.ts';

/** Takes a lot out of the visitor's cart. */
export const deleteFromCartHandler = implement(deleteFromCart, ({ lot }, call) =>
  deleteFromList(call, 'cart', lot),
);

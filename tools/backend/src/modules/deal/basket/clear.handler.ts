import { clearCart } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { clearList } from './lists.ts';

/** Empties the visitor's cart. */
export const clearCartHandler = implement(clearCart, (_, call) => clearList(call, 'cart'));

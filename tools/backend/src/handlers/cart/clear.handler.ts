import { clearCart } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { clearList } from '../../domain/basket/lists.ts';

/** Empties the visitor's cart. */
export const clearCartHandler = implement(clearCart, (_, call) => clearList(call, 'cart'));

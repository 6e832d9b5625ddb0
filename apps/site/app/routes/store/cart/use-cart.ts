import { useCallback, useEffect, useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { adoptLists, NO_LISTS, useLists } from '../../../store/cart/index.ts';
import { useLiveStatus, withState } from '../../../store/live/index.ts';
import type { CartData } from './cart.server.ts';

type Cart = ResultOf<'Cart.Get'>;

/**
 * The cart of the page as it is at this moment: what is taken out here or in another tab is gone at
 * once, what is added elsewhere, held or sold is read anew.
 */
export function useCart({ cart: loaded, delivery }: CartData): Cart & { refresh: () => void } {
  const [cart, setCart] = useState(loaded);
  const lists = useLists();
  const states = useLiveStatus(cart.products.map(({ lot }) => lot.id));

  const refresh = useCallback(() => {
    browserApi.get('Cart.Get', delivery ? { delivery } : {}).then(setCart, () => undefined);
  }, [delivery]);

  useEffect(() => setCart(loaded), [loaded]);
  useEffect(() => adoptLists('cart', loaded.elements), [loaded]);
  // Who holds a lot, and what would do in its place, only the server knows.
  useEffect(() => {
    if (states.size > 0) refresh();
  }, [states, refresh]);

  const isKnown = lists !== NO_LISTS;
  const isMissing = isKnown && lists.cart.some((id) => !cart.elements.includes(id));
  useEffect(() => {
    if (isMissing) refresh();
  }, [isMissing, refresh]);

  const isIn = (id: string) => !isKnown || lists.cart.includes(id);
  return {
    ...cart,
    products: cart.products
      .filter(({ lot }) => isIn(lot.id))
      .map((product) => {
        const state = states.get(product.lot.id);
        return state ? { ...product, lot: withState(product.lot, state) } : product;
      }),
    elements: cart.elements.filter(isIn),
    sets: cart.sets.filter(({ lots }) => lots.every(({ id }) => isIn(id))),
    refresh,
  };
}

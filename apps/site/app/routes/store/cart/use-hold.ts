import { useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { useNavigate } from 'react-router';
import { browserApi } from '@m30/shell/browser';
import { newPriceOf } from '@m30/shell/order';

/** What came of the last try. */
interface HoldState {
  /** Lot or order that is being asked for. */
  pending: string | null;
  /** Why it was refused, in Russian. */
  problem: string | null;
  /** The lot at its new price, where it was refused for that. */
  offer: Offer | null;
}

/** A lot at a price that the visitor has not seen on its row. */
export interface Offer {
  lot: string;
  /** Kopecks. */
  price: number;
}

const START: HoldState = { pending: null, problem: null, offer: null };

const TROUBLE = 'Не удалось связаться с\u00a0сервером. Попробуйте ещё раз';

/**
 * Holds lots and gives them back. A guest is asked to log in first, then it goes on by itself; a
 * lot that is held leads to its order.
 * @param refresh called when the cart has changed
 */
export function useHold(refresh: () => void) {
  const navigate = useNavigate();
  const [state, setState] = useState(START);

  async function act(pending: string, call: () => Promise<void>) {
    if (state.pending) return;
    setState({ ...START, pending });
    try {
      await call();
      setState(START);
    } catch (error) {
      // Whoever closes the login window has read why it came.
      const closed = error instanceof ApiRefusal && error.code === 401;
      const problem = error instanceof ApiRefusal ? error.message : TROUBLE;
      const price = error instanceof ApiRefusal ? newPriceOf(error) : null;
      const offer = price === null ? null : { lot: pending, price };
      setState({ pending: null, problem: closed ? null : problem, offer });
      refresh();
    }
  }

  return {
    ...state,
    /** @param price that the visitor has seen, kopecks */
    hold: (lot: string, price: number | null) =>
      act(lot, async () => {
        const options = { idempotencyKey: crypto.randomUUID() };
        const wanted = { lot, ...(price !== null && { price }) };
        const { order } = await browserApi.post('Order.Reserve', wanted, options);
        await navigate(`/order/${order}`);
      }),
    cancel: (order: string) =>
      act(order, async () => {
        await browserApi.post('Order.CancelHold', { order });
        refresh();
      }),
  };
}

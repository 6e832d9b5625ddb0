import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '@m30/shell/browser';
import { troubleWords } from '@m30/shell/error';
import { reserveLot } from '@m30/shell/order';
import { tellShop } from '../../../store/events/shop-act.ts';
import { setInput } from './set-input.ts';

/** What came of the last try. */
interface HoldState {
  /** Lot or order that is being asked for. */
  pending: string | null;
  /** Why it was refused, in Russian. */
  problem: string | null;
}

/**
 * Holds lots and gives them back. A guest is asked to log in first, then it goes on by itself; a
 * lot that is held leads to its order. A refused one has its price of now on its row, after the refresh.
 * @param refresh called when the cart has changed
 */
export function useHold(refresh: () => void) {
  const navigate = useNavigate();
  const [state, setState] = useState<HoldState>({ pending: null, problem: null });

  async function act(pending: string, call: () => Promise<void>) {
    if (state.pending) return;
    setState({ pending, problem: null });
    try {
      await call();
      setState({ pending: null, problem: null });
    } catch (error) {
      setState({ pending: null, problem: troubleWords(error) });
      refresh();
    }
  }

  return {
    ...state,
    /** @param price that the visitor has seen, kopecks */
    hold: (lot: string, price: number | null) =>
      act(lot, async () => {
        const { order } = await reserveLot(browserApi, lot, price);
        tellShop({ act: 'order', order, lots: [lot] });
        await navigate(`/order/${order}`);
      }),
    /** @param lots of one set, each with the price of its own that the visitor has seen, kopecks */
    holdTogether: (lots: readonly { id: string; price: number }[]) =>
      act(lots.map(({ id }) => id).join(), async () => {
        const { orders } = await browserApi.post('Order.Create', setInput(lots), {
          idempotencyKey: crypto.randomUUID(),
        });
        const [first] = orders;
        if (!first) throw new Error('An order of a set has been made without a number');
        tellShop({ act: 'order', order: first.order, lots: lots.map(({ id }) => id) });
        await navigate(`/order/${first.order}`);
      }),
    cancel: (order: string) =>
      act(order, async () => {
        await browserApi.post('Order.CancelHold', { order });
        refresh();
      }),
  };
}

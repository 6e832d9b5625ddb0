import { useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { newPriceOf, reserveLot } from '@m30/shell/order';
import { useHydrated } from '@m30/shell/late';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import type { OrderDetails } from '../../../store/order/order.ts';
import styles from './NextMove.module.css';
import { NEXT_HEADING } from './NextMove.tsx';
import { CATALOGUES, stoppedWords } from './stopped-words.ts';

/** An order that goes no further: why, what becomes of its money, and the ways on. */
export function StoppedOrder({ order }: { order: OrderDetails }) {
  const { apartment, side_state: side, hold_again: later } = order;
  const { pending, problem, run } = useAccountCall();
  const isHydrated = useHydrated();
  const [newPrice, setNewPrice] = useState<number | null>(null);
  if (!side) return null;
  const { title, text } = stoppedWords(order, side);

  async function again() {
    const held = await run(async () => {
      try {
        return await reserveLot(browserApi, apartment.id, newPrice ?? order.price);
      } catch (error) {
        if (error instanceof ApiRefusal) setNewPrice(newPriceOf(error));
        throw error;
      }
    });
    if (held) window.location.assign(`/order/${held.order}`);
  }
  return (
    <section
      className={styles.next}
      data-tone="paper"
      aria-labelledby={NEXT_HEADING}
      inert={!isHydrated}
    >
      <h2 id={NEXT_HEADING} tabIndex={-1}>
        {title}
      </h2>
      <p className="muted">{text}</p>
      {apartment.status === 'free' && !later ? (
        <Button loading={pending} onClick={() => void again()}>
          {newPrice === null ? 'Забронировать снова' : 'Забронировать по\u00a0новой цене'}
        </Button>
      ) : (
        <Button href={CATALOGUES[apartment.kind].href}>{CATALOGUES[apartment.kind].label}</Button>
      )}
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </section>
  );
}

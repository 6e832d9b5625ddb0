import { browserApi } from '@m30/shell/browser';
import { useHydrated } from '@m30/shell/session';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import type { OrderDetails } from '../../../store/order/order.ts';
import styles from './NextMove.module.css';
import { NEXT_HEADING } from './NextMove.tsx';
import { CATALOGUES, stoppedWords } from './stopped-words.ts';

/** An order that goes no further: why, what becomes of its money, and the ways on. */
export function StoppedOrder({ order }: { order: OrderDetails }) {
  const { apartment, side_state: side } = order;
  const { pending, problem, run } = useAccountCall();
  const isHydrated = useHydrated();
  if (!side) return null;
  const { title, text } = stoppedWords(order, side);

  async function again() {
    const options = { idempotencyKey: crypto.randomUUID() };
    const held = await run(() => browserApi.post('Order.Reserve', { lot: apartment.id }, options));
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
      {apartment.status === 'free' ? (
        <Button loading={pending} onClick={() => void again()}>
          Забронировать снова
        </Button>
      ) : (
        <Button href={CATALOGUES[apartment.kind].href}>{CATALOGUES[apartment.kind].label}</Button>
      )}
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </section>
  );
}

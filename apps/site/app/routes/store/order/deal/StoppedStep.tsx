import { useNavigate } from 'react-router';
import { browserApi } from '@m30/shell/browser';
import { useHydrated } from '@m30/shell/session';
import { Button } from '@m30/ui-kit/button';
import { ArrowLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import type { Order } from '../../../../store/order/order.ts';
import { useSubmit } from '../../../../store/order/use-submit.ts';
import { StepHeading } from '../step/StepForm.tsx';
import styles from './DealStep.module.css';
import { OrderEvents } from './OrderEvents.tsx';
import { CATALOGUES, stoppedWords } from './stopped-words.ts';

/** An order that goes no further, and the ways on. */
export function StoppedStep({ order }: { order: Order }) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { submit, pending, message } = useSubmit();
  const { apartment, side_state: side, guid, timeline } = order;
  if (!side) return null;
  const { title, text } = stoppedWords(order, side);
  const again = () =>
    submit(async () => {
      const options = { idempotencyKey: crypto.randomUUID() };
      const { order } = await browserApi.post('Order.Reserve', { lot: apartment.id }, options);
      await navigate(`/order/${order}`);
    });
  return (
    <div className={styles.deal}>
      <section className={styles.next} inert={!isHydrated}>
        <StepHeading>{title}</StepHeading>
        <p className={styles.lead}>{text}</p>
        <div role="alert">{message && <Notice tone="danger">{message}.</Notice>}</div>
        <div className={styles.ways}>
          {apartment.status === 'free' ? (
            <Button loading={pending} onClick={() => void again()}>
              Забронировать снова
            </Button>
          ) : (
            <Button href={CATALOGUES[apartment.kind].href}>
              {CATALOGUES[apartment.kind].label}
            </Button>
          )}
          <ArrowLink href={`/lk/orders/${guid}`}>Заказ в&nbsp;кабинете</ArrowLink>
        </div>
      </section>
      <OrderEvents timeline={timeline} />
    </div>
  );
}

import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import type { LotView } from '../lot.server.ts';
import styles from './BuyBar.module.css';

/** The page bar of a phone: price and the main button, always at hand. */
export function BuyBar({ lot: { id, price, payment } }: { lot: LotView }) {
  if (price === null) return null;
  return (
    <div className={styles.bar} data-page-bar="">
      <p>
        <b>{formatMoney(price)}</b>
        {payment !== null && <span>{formatMoney(payment)} в&nbsp;месяц</span>}
      </p>
      <Button
        className={styles.button}
        size="small"
        href="/kontakty"
        data-modal-trigger="callRequest"
        data-lot={id}
      >
        Узнать подробнее
      </Button>
    </div>
  );
}

import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import type { LotView } from '../lot.server.ts';
import styles from './BuyBar.module.css';
import { HOLD_FORM } from './hold-form-id.ts';

/** The page bar of a phone: price and the main button, always at hand. */
export function BuyBar({ lot: { guid, price, payment, status } }: { lot: LotView }) {
  if (price === null) return null;
  return (
    <div className={styles.bar} data-page-bar="">
      <p>
        <b>{formatMoney(price)}</b>
        {payment !== null && <span>{formatMoney(payment)} в&nbsp;месяц</span>}
      </p>
      {status === 'free' ? (
        <Button
          className={styles.button}
          size="small"
          type="submit"
          form={HOLD_FORM}
          name="change"
          value="hold"
        >
          Забронировать
        </Button>
      ) : (
        <Button
          className={styles.button}
          size="small"
          {...leadTrigger('orderForm', { apartmentGuid: guid })}
        >
          Оставить заявку
        </Button>
      )}
    </div>
  );
}

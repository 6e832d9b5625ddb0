import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Stepper } from '@m30/ui-kit/stepper';
import { lotName, placeWords } from '../../../../store/cart/lot-words.ts';
import type { Order } from '../../../../store/order/order.ts';
import { stages } from '../../../../store/order/stages.ts';
import styles from './OrderHead.module.css';

/** What is bought, at what price, and how far the deal has come. */
export function OrderHead({ order }: { order: Order }) {
  const { apartment, price, hold, stage_number: stage, side_state: side, finished } = order;
  const isFixed = side === null && stage > 1;
  return (
    <div className={styles.head} data-stopped={side !== null || undefined}>
      {'plan' in apartment ? (
        <img
          className={styles.plan}
          data-mirrored={apartment.mirrored || undefined}
          src={apartment.plan}
          alt="Планировка"
          width="150"
          height="110"
        />
      ) : (
        <Icon name="key" size={44} className={styles.plan} />
      )}
      <div className={styles.what}>
        <p className={styles.name}>
          <a href={apartment.url}>{lotName(apartment)}</a>
        </p>
        <p className={styles.small}>
          {apartment.buildingName}, {placeWords(apartment)}
        </p>
      </div>
      <p className={styles.price}>
        <b>{formatMoney(price)}</b>
        {isFixed && <span className={styles.small}>цена закреплена</span>}
        {hold && (
          <span className={`${styles.small} ${styles.held}`}>
            бронь до&nbsp;{formatDate(hold.until, 'dateTime')}
          </span>
        )}
      </p>
      {side === null && (
        <Stepper
          className={styles.stages}
          steps={stages}
          current={finished ? stages.length + 1 : stage}
        />
      )}
    </div>
  );
}

import { BoughtLots, LotSummary } from '@m30/shell/order';
import { formatDate } from '@m30/ui-kit/format';
import { lotName, lotWhat, placeWords, softened } from '../../../../store/cart/lot-words.ts';
import type { Order } from '../../../../store/order/order.ts';
import styles from './OrderHead.module.css';

/** What is bought, at what price, until when it is held. */
export function OrderHead({ order }: { order: Order }) {
  const { apartment, price, hold, stage_number: stage, side_state: side } = order;
  const isFixed = side === null && stage > 1;
  return (
    <div className={styles.head}>
      <LotSummary
        apartment={apartment}
        title={<a href={apartment.url}>{softened(lotName(apartment))}</a>}
        place={`${apartment.buildingName}, ${placeWords(apartment)}`}
        price={price}
        notes={
          <>
            {isFixed && 'цена закреплена'}
            {hold && (
              <span className={styles.held}>
                бронь до&nbsp;{formatDate(hold.until, 'dateTime')}
              </span>
            )}
          </>
        }
        isStopped={side !== null}
      />
      <BoughtLots lots={order.lots} nameOf={(lot) => `${lotWhat(lot)} № ${lot.number}`} />
    </div>
  );
}

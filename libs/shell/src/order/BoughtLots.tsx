import type { ResultOf } from '@m30/api/client';
import { formatMoney, formatPercent } from '@m30/ui-kit/format';
import styles from './BoughtLots.module.css';

type BoughtLot = ResultOf<'Order.GetOrderList'>['orders'][number]['lots'][number];

export interface BoughtLotsProps {
  lots: readonly BoughtLot[];
  /** Words for a lot: «Машино-место № 12». */
  nameOf: (lot: BoughtLot['lot']) => string;
}

/** What is bought together in one order, each lot at its price; nothing for an order of one lot. */
export function BoughtLots({ lots, nameOf }: BoughtLotsProps) {
  if (lots.length < 2) return null;
  return (
    <ul className={styles.lots} aria-label="Лоты заказа">
      {lots.map(({ lot, full, percent, price }) => (
        <li key={lot.id}>
          <a href={lot.url}>{nameOf(lot)}</a>
          <span>
            {percent > 0 && (
              <>
                <s>{formatMoney(full)}</s> −{formatPercent(percent)}{' '}
              </>
            )}
            <b>{formatMoney(price)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

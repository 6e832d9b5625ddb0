import { Link } from 'react-router';
import { formatArea, formatMoney } from '@m30/ui-kit/format';
import { LOT_STATUSES } from '../../../contract/catalogue/lot-status.ts';
import { useAddress } from '../../address/useAddress.ts';
import type { PreviewedLot } from './lot.ts';
import { kindOf } from './lot.ts';
import styles from './Prices.module.css';

/** Every chosen lot with what its card says now and will say. */
export function PreviewTable({ lots }: { lots: readonly PreviewedLot[] }) {
  const address = useAddress();
  return (
    // A region that scrolls takes the focus, or no key reaches what is out of sight.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Что увидят покупатели">
      <table className={styles.table} aria-label="Цены лотов">
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">Этаж</th>
            <th scope="col">Лот</th>
            <th scope="col">Статус</th>
            <th scope="col">Сейчас</th>
            <th scope="col">После</th>
            <th scope="col">Разница</th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={lot.guid} data-same={!lot.next || undefined}>
              <th scope="row">
                <Link to={address.with({ lot: lot.guid })}>{lot.number}</Link>
              </th>
              <td>{lot.floor}</td>
              <td>
                {kindOf(lot)} {formatArea(lot.area)}
              </td>
              <td>{LOT_STATUSES[lot.status]}</td>
              <td>{formatMoney(lot.price)}</td>
              <td>
                {lot.next ? <b>{formatMoney(lot.next.price)}</b> : 'не меняем'}
                {lot.next?.oldPrice && <s>{formatMoney(lot.next.oldPrice)}</s>}
              </td>
              <td>{lot.next && differenceOf(lot.next.price - lot.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const differenceOf = (kopecks: number) =>
  `${kopecks < 0 ? '−' : '+'}${formatMoney(Math.abs(kopecks))}`;

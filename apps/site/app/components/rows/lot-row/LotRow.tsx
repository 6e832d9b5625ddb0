import type { ReactNode } from 'react';
import { formatArea, formatMoney, formatQuarter } from '@m30/ui-kit/format';
import type { LotCardView } from '../../lot-card/lot-card-view.ts';
import { discountTitle, statusTitle } from '../../lot-card/lot-status.ts';
import { monthlyWords } from '../../../store/objects/monthly-words.ts';
import { roomsTitle } from '../../../store/objects/lot-title.ts';
import styles from './LotRow.module.css';

export interface LotRowProps {
  lot: LotCardView;
  /** Buttons of this lot at the end of the row. */
  actions?: ReactNode;
}

/** One lot as a row of a table; a press anywhere follows its one link. */
export function LotRow({ lot, actions }: LotRowProps) {
  const { price, oldPrice, payment, downPayment, area } = lot;
  const marks = [statusTitle(lot.status, lot.own), discountTitle(price, oldPrice)].filter(Boolean);
  return (
    <tr className={styles.row} data-status={lot.status}>
      <td className={styles.plan}>
        <img
          data-drawing=""
          src={lot.plan}
          alt=""
          loading="lazy"
          decoding="async"
          data-mirrored={lot.mirrored || undefined}
        />
      </td>
      <th scope="row">
        <a href={lot.url} data-view-transition="">
          {roomsTitle(lot)}
        </a>
        {marks.length > 0 && <small>{marks.join(', ')}</small>}
      </th>
      <td className={styles.area}>{formatArea(area)}</td>
      <td className={styles.place}>
        {lot.complexName}
        <small>
          {lot.buildingName}, №&nbsp;{lot.number}
        </small>
        {lot.ways?.map(([name, value]) => (
          <small key={name}>
            {name}: {value}
          </small>
        ))}
      </td>
      <td className={styles.floor}>
        {lot.floor} из&nbsp;{lot.floors}
      </td>
      <td className={styles.keys}>{lot.handover ? formatQuarter(lot.handover) : 'дом сдан'}</td>
      <td className={styles.price}>
        {price !== null && <b>{formatMoney(price)}</b>}
        {payment !== null && <small>{monthlyWords(payment, downPayment)}</small>}
      </td>
      <td className={styles.metre}>
        {price !== null && formatMoney(Math.round(price / area / 100) * 100)}
      </td>
      {actions && <td className={styles.actions}>{actions}</td>}
    </tr>
  );
}

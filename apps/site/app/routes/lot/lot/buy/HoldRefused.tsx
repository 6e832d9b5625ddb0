import { useEffect, useRef } from 'react';
import { formatMoney } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import { lotTitle } from '../../../../components/lot-card/index.ts';
import styles from './BuyColumn.module.css';
import type { HoldRefusal } from './hold-lot.ts';

/** Why the flat was not held, and what else there is. */
export default function HoldRefused({ message, similar }: HoldRefusal) {
  const place = useRef<HTMLDivElement>(null);
  // The button of a phone's page bar is far from here.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} className={styles.refusal}>
      <Notice tone="danger" role="alert">
        {message}.
      </Notice>
      {similar.length > 0 && (
        <ul aria-label="Похожие квартиры">
          {similar.map((lot) => (
            <li key={lot.id}>
              <TextLink href={lot.url}>{lotTitle(lot)}</TextLink>
              {lot.price !== null && <span>{formatMoney(lot.price)}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

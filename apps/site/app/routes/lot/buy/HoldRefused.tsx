import { useEffect, useRef } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import { lotTitle } from '../../../store/objects/lot-title.ts';
import styles from './BuyColumn.module.css';
import { HOLD_FORM } from './hold-form-id.ts';
import type { HoldRefusal } from './hold-lot.ts';

/** Why the flat was not held, and what else there is: the same flat at its new price, or others. */
export default function HoldRefused({ message, similar, newPrice }: HoldRefusal) {
  const place = useRef<HTMLDivElement>(null);
  // The button of a phone's page bar is far from here, and what is fixed lies over the edges of the screen.
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place} className={styles.refusal}>
      <Notice tone="danger" role="alert">
        {message}.
      </Notice>
      {newPrice !== null && (
        <Button variant="secondary" wide type="submit" form={HOLD_FORM} name="change" value="hold">
          Забронировать по&nbsp;новой цене
        </Button>
      )}
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

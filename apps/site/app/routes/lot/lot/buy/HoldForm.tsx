import { useEffect, useRef } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import { lotTitle } from '../../../../components/lot-card/lot-title.ts';
import { useLiveLot } from '../../../../store/live/index.ts';
import type { LotView } from '../lot.server.ts';
import styles from './BuyColumn.module.css';
import { HOLD_FORM } from './hold-form-id.ts';
import { useHold, type HoldRefusal } from './use-hold.ts';

/** Props of {@link HoldForm}. */
export interface HoldFormProps {
  lot: LotView;
}

/** Holds the flat for a day while it is free; a refusal says why and what else there is. */
export default function HoldForm({ lot }: HoldFormProps) {
  const { status } = useLiveLot(lot);
  const { pending, refusal, hold } = useHold(lot.id);
  return (
    <>
      {status === 'free' && (
        <form
          id={HOLD_FORM}
          className={styles.hold}
          method="post"
          action="/cart"
          onSubmit={(event) => {
            event.preventDefault();
            void hold();
          }}
        >
          <input type="hidden" name="lot" value={lot.id} />
          <Button type="submit" wide name="change" value="hold" loading={pending}>
            Забронировать на&nbsp;24&nbsp;часа
          </Button>
          <p className={styles.terms}>
            Бронь бесплатна и&nbsp;ни к&nbsp;чему не&nbsp;обязывает, цена на&nbsp;сутки закреплена.
          </p>
        </form>
      )}
      {refusal && <Refusal {...refusal} />}
    </>
  );
}

function Refusal({ message, similar }: HoldRefusal) {
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

import { Badge } from '@m30/ui-kit/badge';
import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink, TextLink } from '@m30/ui-kit/link';
import { discountTitle, lotPageTitle, statusTitle } from '../../../../components/lot-card/index.ts';
import { Coordinate } from '../../../../components/coordinate/Coordinate.tsx';
import { LotActions } from '../../../../components/lot-actions/index.ts';
import { lotName } from '../data/lot-words.ts';
import type { LotView } from '../data/lot.server.ts';
import styles from './BuyColumn.module.css';
import { askFor } from './ask-for.ts';
import { HoldForm } from './HoldForm.tsx';
import { PaymentBox } from './PaymentBox.tsx';
import { Tools } from './Tools.tsx';

/** Props of {@link BuyColumn}. */
export interface BuyColumnProps {
  /** The flat as it is at this moment. */
  lot: LotView;
  /** Catalogue of the lot's building. */
  building: string;
}

/** What the lot is, where it is, what it costs and what to do next; stays in sight on a desk. */
export function BuyColumn({ lot, building }: BuyColumnProps) {
  const status = statusTitle(lot.status, lot.own);
  return (
    <div className={styles.column}>
      <div>
        <Coordinate value={lot.coordinate} />
        <h1 className={styles.title}>{lotPageTitle(lot)}</h1>
        <p className={styles.place}>
          <TextLink href={`/obekty/${lot.vendor}`}>«{lot.complexName}»</TextLink>,{' '}
          {lot.buildingName.toLowerCase()}, этаж&nbsp;{lot.floor} из&nbsp;{lot.floors}, №&nbsp;
          {lot.number}
        </p>
        <p className={styles.status} role="status">
          {status && <Badge tone={lot.status === 'sold' ? 'neutral' : 'held'}>{status}</Badge>}
        </p>
      </div>
      <Cost lot={lot} />
      <PaymentBox lot={lot} />
      <div className={styles.actions}>
        <Ask lot={lot} />
        <Tools lot={lot} />
        <ArrowLink href={building}>Все квартиры корпуса</ArrowLink>
      </div>
    </div>
  );
}

/** A flat that nobody sells is not asked for: the visitor is helped to another one. */
function Ask({ lot }: Pick<BuyColumnProps, 'lot'>) {
  const { id, vendor, price, status } = lot;
  if (price === null) {
    return (
      <Button wide {...leadTrigger('callRequest')}>
        Подобрать похожую
      </Button>
    );
  }
  return (
    <>
      <HoldForm lot={lot} />
      <Button wide variant={status === 'free' ? 'secondary' : 'primary'} {...askFor(lot)}>
        {lot.own ? 'Продолжить оформление' : 'Оставить заявку на\u00a0квартиру'}
      </Button>
      <div className={styles.row}>
        <Button
          className={styles.visit}
          variant="secondary"
          {...leadTrigger('consultationObject', {
            objectId: id,
            objects: vendor,
            title: 'Показ квартиры',
            lead: 'Выберите день и\u00a0время, специалист встретит в\u00a0офисе продаж.',
          })}
        >
          Записаться на&nbsp;показ
        </Button>
        <LotActions bordered lot={{ id, title: lotName(lot) }} />
      </div>
    </>
  );
}

function Cost({ lot: { price, oldPrice, pricePerMetre } }: Pick<BuyColumnProps, 'lot'>) {
  if (price === null) return null;
  const discount = discountTitle(price, oldPrice);
  return (
    <div>
      <p className={styles.price}>{formatMoney(price)}</p>
      <p className={styles.old}>
        {discount && oldPrice !== null && (
          <>
            <s>
              <span className="visually-hidden">прежняя цена </span>
              {formatMoney(oldPrice)}
            </s>
            <Badge tone="sale">{discount}</Badge>
          </>
        )}
        {pricePerMetre !== null && <span>{formatMoney(pricePerMetre)} за&nbsp;м²</span>}
      </p>
    </div>
  );
}

import { Badge } from '@m30/ui-kit/badge';
import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink, TextLink } from '@m30/ui-kit/link';
import { discountTitle, statusTitle } from '../../../components/lot-card/index.ts';
import { ListingColumn, ListingPrice } from '../../../components/listing-page/index.ts';
import { viewingTrigger } from '../../../store/objects/viewing-trigger.ts';
import { lotPageTitle } from '../../../store/objects/lot-title.ts';
import { LotActions } from '../../../components/lot-actions/index.ts';
import { OldPrice } from '../../../components/old-price/OldPrice.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { lotName } from '../data/lot-words.ts';
import type { LotView } from '../data/lot.server.ts';
import styles from './BuyColumn.module.css';
import { askFor } from './ask-for.ts';
import { HoldForm } from './HoldForm.tsx';
import { PaymentBox } from './PaymentBox.tsx';
import { Tools } from './Tools.tsx';

export interface BuyColumnProps {
  /** The flat as it is at this moment. */
  lot: LotView;
}

/** What the lot is, where it is, what it costs and what to do next; stays in sight on a desk. */
export function BuyColumn({ lot }: BuyColumnProps) {
  return (
    <ListingColumn
      leads
      coordinate={lot.coordinate}
      title={lotPageTitle(lot)}
      place={
        <>
          <TextLink href={`/obekty/${lot.vendor}`}>«{lot.complexName}»</TextLink>,{' '}
          {lot.buildingName.toLowerCase()}, этаж&nbsp;{lot.floor} из&nbsp;{lot.floors}, №&nbsp;
          {lot.number}
        </>
      }
      status={<StatusBadge status={lot.status} words={statusTitle(lot.status, lot.own)} />}
      actions={
        <>
          <Ask lot={lot} />
          <Tools lot={lot} />
        </>
      }
    >
      <Cost lot={lot} />
      <PaymentBox lot={lot} />
    </ListingColumn>
  );
}

/** A flat that nobody sells is not asked for: the visitor is helped to another one. */
function Ask({ lot }: Pick<BuyColumnProps, 'lot'>) {
  const { id, price, status } = lot;
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
        <Button className={styles.visit} variant="secondary" {...viewingTrigger(id)}>
          Записаться на&nbsp;показ
        </Button>
        <LotActions bordered lot={{ id, title: lotName(lot) }} />
      </div>
      <ArrowLink href="#question">Задать вопрос о&nbsp;квартире</ArrowLink>
    </>
  );
}

function Cost({ lot: { price, oldPrice, pricePerMetre } }: Pick<BuyColumnProps, 'lot'>) {
  if (price === null) return null;
  const discount = discountTitle(price, oldPrice);
  return (
    <ListingPrice price={price} pricePerMetre={pricePerMetre}>
      {discount && oldPrice !== null && (
        <>
          <OldPrice price={oldPrice} />
          <Badge tone="sale">{discount}</Badge>
        </>
      )}
    </ListingPrice>
  );
}

import type { ReactNode } from 'react';
import {
  BoughtLots,
  LotSummary,
  participantName,
  sideStateLabels,
  stageLabel,
  stagesOf,
} from '@m30/shell/order';
import { Badge } from '@m30/ui-kit/badge';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { Stepper } from '@m30/ui-kit/stepper';
import { apartmentPlace, apartmentTitle } from '../../store/order/apartment-title.ts';
import { isFinished, type Order } from '../../store/order/order.ts';
import styles from './OrderCard.module.css';

export interface OrderCardProps {
  order: Order;
  /** Level of the title on its page. */
  heading: 'h2' | 'h3';
  /** Address that the title leads to. */
  href?: string | undefined;
  /** What is to be done now, above the stages. */
  action?: ReactNode;
  /** What stands under the stages. */
  children?: ReactNode;
}

/** The stage that fixes the price. */
const PAYMENT = 2;

/** One order: what is bought, by whom, at what price, and how far it has come. */
export function OrderCard({ order, heading, href, action, children }: OrderCardProps) {
  const { apartment, side_state, stage_number, users } = order;
  const stages = stagesOf(order.contract);
  const isFixed = !side_state && stage_number > PAYMENT;
  return (
    <article className={styles.order} id={order.guid} data-state={side_state ?? 'active'}>
      <div className={styles.head}>
        <LotSummary
          apartment={apartment}
          heading={heading}
          before={
            <>
              Заказ {order.number.replaceAll('-', '\u2060-\u2060')} от{' '}
              <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
            </>
          }
          title={href ? <a href={href}>{apartmentTitle(apartment)}</a> : apartmentTitle(apartment)}
          place={
            <>
              {apartmentPlace(apartment)}.
              {users.length > 0 && ` Участники: ${users.map(participantName).join(', ')}`}
            </>
          }
          price={order.price}
          notes={notesOf(order, isFixed)}
          isStopped={side_state !== null}
        />
      </div>
      <div className={styles.body}>
        <BoughtLots lots={order.lots} nameOf={(lot) => `${apartmentTitle(lot)}, № ${lot.number}`} />
        {action}
        {side_state ? (
          <p className={styles.stopped}>
            <Badge>{sideStateLabels[side_state]}</Badge>
            <span>
              Остановлен на этапе {stage_number} из {stages.length}:{' '}
              {stageLabel(stage_number, order.contract)}
            </span>
          </p>
        ) : (
          <Stepper steps={stages} current={isFinished(order) ? stages.length + 1 : stage_number} />
        )}
        {children}
      </div>
    </article>
  );
}

/** «скидка 300 000 ₽, цена зафиксирована». */
const notesOf = ({ discount }: Order, isFixed: boolean): string =>
  [discount > 0 && `скидка ${formatMoney(discount)}`, isFixed && 'цена зафиксирована']
    .filter(Boolean)
    .join(', ');

import type { ReactNode } from 'react';
import { Badge } from '@m30/ui-kit/badge';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Stepper } from '@m30/ui-kit/stepper';
import { apartmentPlace, apartmentTitle } from '../../store/order/apartment-title.ts';
import type { Order } from '../../store/order/order.ts';
import { participantName } from '../../store/order/participant-name.ts';
import { sideStateLabels, stageLabel, stages } from '../../store/order/stage.ts';
import styles from './OrderCard.module.css';

/** Props of {@link OrderCard}. */
export interface OrderCardProps {
  order: Order;
  /** Level of the title on its page. */
  heading: 'h2' | 'h3';
  /** Address that the title leads to. */
  href?: string | undefined;
  /** What stands under the stages. */
  children?: ReactNode;
}

/** The stage that fixes the price. */
const PAYMENT = 2;

/** One order: what is bought, by whom, at what price, and how far it has come. */
export function OrderCard({ order, heading: Heading, href, children }: OrderCardProps) {
  const { apartment, side_state, stage_number, users } = order;
  const isFixed = !side_state && stage_number > PAYMENT;
  return (
    <article className={styles.order} id={order.guid} data-state={side_state ?? 'active'}>
      <div className={styles.head}>
        {'plan' in apartment ? (
          <img
            className={styles.plan}
            data-mirrored={apartment.mirrored || undefined}
            src={apartment.plan}
            alt="Планировка"
            width="150"
            height="110"
          />
        ) : (
          <Icon name="key" size={44} className={styles.plan} />
        )}
        <div className={styles.what}>
          <p className={styles.small}>
            Заказ {order.number.replaceAll('-', '\u2060-\u2060')} от{' '}
            <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
          </p>
          <Heading>
            {href ? <a href={href}>{apartmentTitle(apartment)}</a> : apartmentTitle(apartment)}
          </Heading>
          <p className={styles.small}>
            {apartmentPlace(apartment)}.
            {users.length > 0 && ` Участники: ${users.map(participantName).join(', ')}`}
          </p>
        </div>
        <p className={styles.price}>
          <b>{formatMoney(order.price)}</b>
          {isFixed && <span className={styles.small}>цена зафиксирована</span>}
        </p>
      </div>
      <div className={styles.body}>
        {side_state ? (
          <p className={styles.stopped}>
            <Badge>{sideStateLabels[side_state]}</Badge>
            <span className={styles.small}>
              Остановлен на этапе {stage_number} из {stages.length}: {stageLabel(stage_number)}
            </span>
          </p>
        ) : (
          <Stepper steps={stages} current={stage_number} />
        )}
        {children}
      </div>
    </article>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoney } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { Trouble } from '../../../components/states/Trouble.tsx';
import { studioQuery } from '../../../api/queries.ts';
import { useMe } from '../../../api/session.ts';
import { EventList } from '../../../components/event-list/EventList.tsx';
import { Loading } from '../../../components/loading/Loading.tsx';
import { stateOf, type OrderDetails } from './order.ts';
import { Documents } from './Documents.tsx';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderPage.module.css';
import { StageRuler } from './StageRuler.tsx';

/** Milliseconds after which an open order is read anew: the buyer goes on meanwhile. */
const REFRESH = 30_000;

/** One order: where it stands, its documents, who takes part, the money, and all that happened. */
export function OrderPage({ guid }: { guid: string }) {
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Orders.Get', { order: guid }),
    refetchInterval: REFRESH,
  });
  if (isError) {
    return (
      <Trouble title="Заказ не открылся" onRetry={() => void refetch()}>
        Возможно, такого заказа нет.
      </Trouble>
    );
  }
  return data ? <Order order={data.order} /> : <Loading />;
}

function Order({ order }: { order: OrderDetails }) {
  const { may } = useMe();
  return (
    <>
      <title>{`${order.number} · Студия`}</title>
      <div className={styles.head}>
        <div>
          <p className={styles.small}>
            <Link to="/orders">Заказы</Link> / {order.number}
          </p>
          <h1>{order.lot}</h1>
          <p className={styles.muted}>
            {formatMoney(order.price)} · {order.contract === 'ddu' ? 'ДДУ' : 'купля-продажа'} ·{' '}
            {stateOf(order)}
          </p>
        </div>
        <OrderActions order={order} />
      </div>
      <StageRuler stage={order.stage} stopped={order.side !== null} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Documents order={order} checks={may('documents.check')} />
        </div>
        <div className={styles.column}>
          <section className={styles.section}>
            <h2>Участники</h2>
            <ul className={styles.rows}>
              <li>
                <Link to={`/buyers/${order.buyer.guid}`}>{order.buyer.name || 'Покупатель'}</Link>
                <span className={styles.muted}>{formatPhone(order.buyer.phone)}</span>
              </li>
              {order.participants
                .filter(({ name }) => name !== order.buyer.name)
                .map(({ name }) => (
                  <li key={name}>{name}</li>
                ))}
            </ul>
          </section>
          <Money order={order} />
          <section className={styles.section}>
            <h2>События</h2>
            <EventList
              entries={order.timeline.map(({ seq, at, actor, person, title, text, reason }) => ({
                id: String(seq),
                at,
                title,
                text: [reason && `«${reason}»`, text, person ?? ACTORS[actor]]
                  .filter(Boolean)
                  .join(' · '),
                bad: reason !== null,
              }))}
            />
          </section>
        </div>
      </div>
    </>
  );
}

const ACTORS = { buyer: 'Покупатель', company: 'Компания', bank: 'Банк' } as const;

function Money({ order }: { order: OrderDetails }) {
  const { received, refunded } = order.money;
  return (
    <section className={styles.section}>
      <h2>
        Деньги <span>{formatMoney(order.price)}</span>
      </h2>
      <div
        className={styles.money}
        role="img"
        aria-label={`Получено ${formatMoney(received)} из ${formatMoney(order.price)}`}
      >
        <span style={{ width: `${Math.min(100, (received / order.price) * 100)}%` }} />
      </div>
      <ul className={styles.rows}>
        <li>
          <span className={styles.muted}>Как платит</span>
          {order.payment ?? 'не выбрал'}
        </li>
        <li>
          <span className={styles.muted}>Получено</span>
          {formatMoney(received)}
        </li>
        {order.discount > 0 && (
          <li>
            <span className={styles.muted}>Скидка, уже в цене</span>
            {formatMoney(order.discount)}
          </li>
        )}
        {refunded > 0 && (
          <li>
            <span className={styles.muted}>Возвращено</span>
            {formatMoney(refunded)}
          </li>
        )}
        {order.lots.length > 1 &&
          order.lots.map(({ title, price }) => (
            <li key={title}>
              <span className={styles.muted}>{title}</span>
              {formatMoney(price)}
            </li>
          ))}
      </ul>
    </section>
  );
}

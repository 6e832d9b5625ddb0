import { formatDate } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink } from '@m30/ui-kit/link';
import type { DraftState } from '../../../../store/order/draft/draft-saver.ts';
import type { Order } from '../../../../store/order/order.ts';
import styles from './OrderAside.module.css';

export interface OrderAsideProps {
  order: Order;
  /** What becomes of what is typed; `null` where nothing is asked. */
  draft: DraftState | null;
}

const SAYS: Readonly<Record<DraftState, string>> = {
  idle: 'Всё, что вы вводите, сохраняется сразу. Закройте страницу и\u00a0вернитесь, когда удобно.',
  saving: 'Сохраняем…',
  saved: 'Сохранено. Можно закрыть страницу и\u00a0вернуться, когда удобно.',
  failed:
    'Нет связи: введённое останется на\u00a0странице и\u00a0сохранится, когда связь вернётся.',
};

/** Until when the lot is held, what is kept, and who helps. */
export function OrderAside({ order: { guid, hold, apartment }, draft }: OrderAsideProps) {
  return (
    <aside className={styles.aside} aria-label="О заказе" data-tone="paper">
      {hold && (
        <div>
          <p className={styles.label}>
            {hold.kind === 'free' ? 'Бесплатная бронь до' : 'Бронь оплачена до'}
          </p>
          <p className={styles.until}>
            <time dateTime={hold.until}>{formatDate(hold.until, 'dateTime')}</time>
          </p>
        </div>
      )}
      {draft && (
        <p className={styles.kept} role="status" data-state={draft}>
          {SAYS[draft]}
        </p>
      )}
      <ul>
        <li>
          <ArrowLink href={`/lk/orders/${guid}`}>Заказ в&nbsp;кабинете</ArrowLink>
        </li>
        <li>
          <ArrowLink {...leadTrigger('callSpecialist', { objectId: apartment.id })}>
            Спросить специалиста
          </ArrowLink>
        </li>
      </ul>
    </aside>
  );
}

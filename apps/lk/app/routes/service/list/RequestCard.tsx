import { useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { ConfirmDialog } from '../../../components/confirm-dialog/ConfirmDialog.tsx';
import { Facts } from '../../../components/facts/Facts.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import type { StatusTone } from '../../../store/status/status-tone.ts';
import styles from './RequestCard.module.css';

type Request = ResultOf<'LK.GetServices'>['requests'][number];

/** How the order of a service stands, in words with their sign. */
export const REQUEST_STATES: Readonly<
  Record<Request['state'], { tone: StatusTone; label: string }>
> = {
  sent: { tone: 'new', label: 'Отправлена' },
  confirmed: { tone: 'work', label: 'Подтверждена' },
  done: { tone: 'done', label: 'Выполнена' },
  refused: { tone: 'stop', label: 'Отклонена' },
  cancelled: { tone: 'stop', label: 'Отменена' },
};

/** An order that is still to be done. */
export const isOpenRequest = ({ state }: Pick<Request, 'state'>): boolean =>
  state === 'sent' || state === 'confirmed';

export interface RequestCardProps {
  request: Request;
  /** Called when the buyer has confirmed it. */
  onCancel: () => void;
}

/** One order of a service: when, for how much, what the company says; it may be cancelled until it is done. */
export function RequestCard({ request, onCancel }: RequestCardProps) {
  const { guid, number, title, choice, comment, premise, state, note, price } = request;
  const [asked, setAsked] = useState(false);
  return (
    <article className={styles.card} aria-labelledby={`request-${guid}`}>
      <div className={styles.head}>
        <h3 id={`request-${guid}`}>
          {title}
          <small>{number}</small>
        </h3>
        <StatusBadge tone={REQUEST_STATES[state].tone}>{REQUEST_STATES[state].label}</StatusBadge>
      </div>
      <Facts
        items={[
          choice !== '' && { label: 'Что нужно', value: choice },
          { label: 'Где', value: premise?.title ?? request.address },
          request.planned_on
            ? { label: 'День', value: formatDate(request.planned_on) }
            : { label: 'Желаемый день', value: formatDate(request.wished_on) },
          price !== null && {
            label: 'Цена',
            value: price === 0 ? 'бесплатно' : formatMoney(price),
          },
          comment !== '' && { label: 'Ваш комментарий', value: comment },
        ]}
      />
      {note && <p className={styles.note}>{note}.</p>}
      {isOpenRequest(request) && (
        <div>
          <Button variant="ghost" size="small" onClick={() => setAsked(true)}>
            Отменить заявку<span className="visually-hidden"> {number}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        name="cancelRequest"
        title="Отменить заявку?"
        lead={`${title}, ${number}. Вернуть её нельзя, но можно отправить новую.`}
        verb="Отменить заявку"
        keep="Оставить"
        open={asked}
        pending={false}
        problem={null}
        onConfirm={() => {
          setAsked(false);
          onCancel();
        }}
        onClose={() => setAsked(false)}
      />
    </article>
  );
}

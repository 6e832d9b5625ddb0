import type { InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Notice } from '@m30/ui-kit/notice';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import styles from './TicketView.module.css';
import { useTicketCall } from './use-ticket-call.ts';

const RATINGS = [
  { id: '1', label: '1, плохо' },
  { id: '2', label: '2' },
  { id: '3', label: '3' },
  { id: '4', label: '4' },
  { id: '5', label: '5, отлично' },
];

export interface RateTicketProps {
  /** Guid. */
  ticket: string;
  /** The last one; `null` where there is none. */
  rating: number | null;
}

/** Rates the answers; a press is enough, and another one replaces it. */
export function RateTicket({ ticket, rating }: RateTicketProps) {
  const { pending, problem, run } = useTicketCall(
    'rate-ticket',
    (input: InputOf<'LK.RateTicket'>) => browserApi.post('LK.RateTicket', input),
    (rated, input) => ({ ...rated, rating: Number(input.rating) }),
  );
  return (
    <div className={styles.rate}>
      <RadioGroup
        name="rating"
        legend="Оцените ответ"
        layout="stars"
        options={RATINGS}
        value={rating === null ? '' : String(rating)}
        onValueChange={(id) => run({ ticket, rating: Number(id) })}
      />
      <p role="status">{rating !== null && !pending && 'Спасибо, оценку учтём.'}</p>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  );
}

import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { Notice } from '@m30/ui-kit/notice';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import styles from './TicketView.module.css';

const RATINGS = [
  { id: '1', label: '1, плохо' },
  { id: '2', label: '2' },
  { id: '3', label: '3' },
  { id: '4', label: '4' },
  { id: '5', label: '5, отлично' },
];

/** Props of {@link RateTicket}. */
export interface RateTicketProps {
  /** Guid. */
  ticket: string;
  /** The last one; `null` where there is none. */
  rating: number | null;
}

/** Rates the answers; a press is enough, and another one replaces it. */
export function RateTicket({ ticket, rating }: RateTicketProps) {
  const { problem, run } = useAccountCall();
  const [chosen, setChosen] = useState(rating);

  async function rate(next: number) {
    setChosen(next);
    if (!(await run(() => browserApi.post('LK.RateTicket', { ticket, rating: next })))) {
      setChosen(rating);
    }
  }
  return (
    <div className={styles.rate}>
      <RadioGroup
        name="rating"
        legend="Оцените ответ"
        layout="row"
        options={RATINGS}
        value={chosen === null ? '' : String(chosen)}
        onValueChange={(id) => void rate(Number(id))}
      />
      <p role="status">{rating !== null && 'Спасибо, оценку учтём.'}</p>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  );
}

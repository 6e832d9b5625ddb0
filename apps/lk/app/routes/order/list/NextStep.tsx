import { Button } from '@m30/ui-kit/button';
import { DeadlineBadge } from '../../../components/deadline-badge/DeadlineBadge.tsx';
import type { Order } from '../../../store/order/order.ts';
import styles from './NextStep.module.css';

export interface NextStepProps {
  /** `null` where the company acts. */
  step: Order['next_step'];
  /** What others do meanwhile; `null` where nobody has to. */
  waits: Order['waits'];
  /** Money, keys and ownership are where they belong. @default false */
  finished?: boolean;
  /** ISO instant of the server's clock. */
  now: string;
}

/** What happens next with an order, and by when. */
export function NextStep({ step, waits, finished = false, now }: NextStepProps) {
  if (finished) {
    return <p className={styles.step}>Заказ завершён: договор исполнен, квартира ваша.</p>;
  }
  if (!step) {
    return (
      <p className={styles.step}>
        {waits
          ? `${waits.title}. ${waits.text}`
          : 'Сейчас дело за\u00a0нами: от\u00a0вас ничего не\u00a0требуется.'}
      </p>
    );
  }
  return (
    <div className={styles.step}>
      <div className={styles.head}>
        <h3>{step.title}</h3>
        <DeadlineBadge deadline={step.deadline} now={now} />
      </div>
      <p>{step.text}</p>
      {step.href && (
        <Button size="small" variant="secondary" href={step.href}>
          {step.label ?? 'Продолжить'}
          <span className="visually-hidden">: {step.title}</span>
        </Button>
      )}
    </div>
  );
}

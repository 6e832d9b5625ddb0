import { Button } from '@m30/ui-kit/button';
import { DeadlineBadge } from '../../../components/deadline-badge/DeadlineBadge.tsx';
import type { Order } from '../../../store/order/order.ts';
import styles from './NextStep.module.css';

export interface NextStepProps {
  /** `null` where the company acts. */
  step: Order['next_step'];
  /** The keys are given. @default false */
  finished?: boolean;
  /** ISO instant of the server's clock. */
  now: string;
}

/** What happens next with an order, and by when. */
export function NextStep({ step, finished = false, now }: NextStepProps) {
  if (finished) {
    return <p className={styles.step}>Заказ завершён: договор исполнен, ключи у&nbsp;вас.</p>;
  }
  if (!step) {
    return (
      <p className={styles.step}>Сейчас дело за&nbsp;нами: от&nbsp;вас ничего не&nbsp;требуется.</p>
    );
  }
  return (
    <div className={styles.step}>
      <h3>{step.title}</h3>
      <DeadlineBadge deadline={step.deadline} now={now} />
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

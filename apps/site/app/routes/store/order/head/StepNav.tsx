import { Meridian } from '@m30/ui-kit/meridian';
import type { Order } from '../../../../store/order/order.ts';
import { openSteps, stepHref, wizardSteps, type StepId } from '../../../../store/order/steps.ts';
import styles from './StepNav.module.css';

export interface StepNavProps {
  order: Pick<Order, 'guid' | 'can' | 'stage_number'>;
  current: StepId;
}

/** The steps of the wizard; those that wait for others are no links yet. */
export function StepNav({ order, current }: StepNavProps) {
  const open = openSteps(order);
  return (
    <nav className={styles.nav} aria-label="Шаги оформления">
      <ol>
        {wizardSteps.map(({ id, title }, index) => {
          const label = (
            <>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.title}>{title}</span>
            </>
          );
          return (
            <li key={id} data-current={id === current || undefined}>
              {open.includes(id) ? (
                <a
                  href={stepHref(order.guid, id)}
                  data-keep-scroll=""
                  aria-current={id === current ? 'step' : undefined}
                >
                  {label}
                </a>
              ) : (
                <span>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
      <Meridian side="under" />
    </nav>
  );
}

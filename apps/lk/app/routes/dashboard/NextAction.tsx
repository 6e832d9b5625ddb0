import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Picture } from '@m30/ui-kit/picture';
import { DeadlineBadge } from '../../components/deadline-badge/DeadlineBadge.tsx';
import styles from './NextAction.module.css';

export interface NextActionProps {
  action: NonNullable<ResultOf<'LK.GetDashboard'>['next']>;
  /** ISO instant of the server's clock. */
  now: string;
}

/** What the buyer has to do now, by when, and where. */
export function NextAction({ action, now }: NextActionProps) {
  const { title, text, deadline, href, label, picture } = action;
  return (
    <section
      className={styles.action}
      data-tone="deep"
      data-bare={picture ? undefined : ''}
      aria-labelledby="next-action"
    >
      <div className={styles.text}>
        <DeadlineBadge deadline={deadline} now={now} />
        <h2 id="next-action">{title}</h2>
        <p className="muted">{text}</p>
        <Button className={styles.button} href={href}>
          {label}
        </Button>
      </div>
      {picture && (
        <Picture
          className={styles.picture}
          picture={{ ...picture, alt: '' }}
          sizes="(max-width: 899px) 100vw, 300px"
          priority
        />
      )}
    </section>
  );
}

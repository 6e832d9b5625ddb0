import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { ChangeMeeting } from './ChangeMeeting.tsx';
import type { Appointment, SlotDay } from '../../store/handover/handover.ts';
import styles from './meeting.module.css';

export interface MeetingCardProps {
  meeting: Appointment;
  /** Times to move it to. */
  days: readonly SlotDay[];
}

/** A meeting ahead: when, where, for the calendar, and how to change it. */
export function MeetingCard({ meeting, days }: MeetingCardProps) {
  const { title, at, until, address, can_change: canChange, calendar } = meeting;
  return (
    <article className={styles.card}>
      <p className={styles.when}>
        <time dateTime={at}>
          <b>{formatDate(at, 'day')}</b> {formatDate(at, 'time')}–{formatDate(until, 'time')}
        </time>
      </p>
      <div className={styles.what}>
        <p>{title}</p>
        <p className={styles.muted}>{address}. Возьмите с&nbsp;собой паспорт.</p>
        {!canChange && (
          <p className={styles.muted}>
            До&nbsp;встречи меньше суток: перенести её можно по&nbsp;телефону.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <a className={styles.calendar} href={calendar} download>
          <Icon name="calendar" size={20} />В календарь
        </a>
        {canChange && <ChangeMeeting meeting={meeting} days={days} />}
      </div>
    </article>
  );
}

import { Link } from 'react-router';
import { formatDate, moscowDay, timeOf } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';
import { useAddress } from '../../address/useAddress.ts';
import { Portrait } from '../../components/portrait/Portrait.tsx';
import styles from './Viewings.module.css';
import { STATES } from './states.ts';

type Week = StudioResult<'Viewings.List'>;
export type Viewing = Week['viewings'][number];

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;

interface WeekCalendarProps {
  /** Seven ISO days from Monday. */
  days: readonly string[];
  hosts: Week['hosts'];
  viewings: readonly Viewing[];
  openId: string | undefined;
}

/** A row for everybody who shows, a column for each day. */
export function WeekCalendar({ days, hosts, viewings, openId }: WeekCalendarProps) {
  const today = moscowDay(new Date());
  return (
    // A week without viewings has nothing else that the keyboard could scroll it by.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label="Неделя" tabIndex={0}>
      <table className={styles.calendar} aria-label="Показы недели">
        <thead>
          <tr>
            <th scope="col">Кто показывает</th>
            {days.map((day, index) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {WEEKDAYS[index]}, {formatDate(day, 'dayShort')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hosts.map((host) => (
            <tr key={host.alias}>
              <th scope="row">
                <span className={styles.host}>
                  <Portrait name={host.name} size={28} />
                  <span>
                    {host.name}
                    <small>
                      {timeOf(host.from_minute)}–{timeOf(host.to_minute)}
                    </small>
                  </span>
                </span>
              </th>
              {days.map((day, index) => (
                <td key={day} data-off={!host.days.includes(index + 1) || undefined}>
                  <Cell
                    viewings={viewings.filter(
                      (one) =>
                        one.host === host.alias && moscowDay(new Date(one.starts_at)) === day,
                    )}
                    openId={openId}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ viewings, openId }: Pick<WeekCalendarProps, 'viewings' | 'openId'>) {
  const address = useAddress();
  return viewings.map(({ guid, starts_at, name, lot, state }) => (
    <Link
      key={guid}
      to={address.with({ viewing: guid })}
      className={styles.viewing ?? ''}
      data-state={state}
      aria-current={guid === openId || undefined}
    >
      <b>{formatDate(starts_at, 'time')}</b> {name}
      <small>{state === 'booked' ? lot : `${STATES[state]} · ${lot}`}</small>
    </Link>
  ));
}

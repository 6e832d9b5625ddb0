import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addDays, formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Pick } from '../../components/pick/Pick.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { ViewingSheet } from './ViewingSheet.tsx';
import styles from './Viewings.module.css';
import { WeekCalendar } from './WeekCalendar.tsx';
import { daysOfWeek, mondayOf } from './week.ts';

/** Milliseconds after which the calendar is read anew: visitors book by themselves. */
const REFRESH = 60_000;

/** Viewings of a week by who shows. */
export default function ViewingsDesk() {
  const address = useAddress();
  const monday = mondayOf(address.get('week'), new Date());
  const days = daysOfWeek(monday);
  const host = address.get('host');
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Viewings.List', {
      from: monday,
      to: addDays(monday, 6),
      ...(host && { host }),
    }),
    refetchInterval: REFRESH,
  });
  const go = (weeks: number) => address.with({ week: addDays(monday, 7 * weeks), viewing: '' });
  useShortcuts([
    {
      code: 'BracketLeft',
      key: '[',
      label: 'недели',
      run: () => address.change({ week: addDays(monday, -7), viewing: '' }),
    },
    {
      code: 'BracketRight',
      key: ']',
      label: 'недели',
      run: () => address.change({ week: addDays(monday, 7), viewing: '' }),
    },
  ]);
  const open = data?.viewings.find(({ guid }) => guid === address.get('viewing'));
  const hosts = data?.hosts ?? [];
  return (
    <Split
      beside={
        open && (
          <ViewingSheet
            key={open.guid}
            viewing={open}
            host={hosts.find(({ alias }) => alias === open.host)?.name ?? open.host}
            onClose={() => address.change({ viewing: '' })}
          />
        )
      }
    >
      <DeskHead title="Показы" />
      <Bar label="Неделя и менеджер">
        <Link to={go(-1)} className={styles.turn ?? ''} aria-label="Неделя раньше">
          <Icon name="chevron-left" size={16} />
        </Link>
        <b className={styles.week}>
          {formatDate(monday, 'day')} — {formatDate(addDays(monday, 6), 'day')}
        </b>
        <Link to={go(1)} className={styles.turn ?? ''} aria-label="Неделя позже">
          <Icon name="chevron-right" size={16} />
        </Link>
        <Link to={address.with({ week: '', viewing: '' })} className={styles.today ?? ''}>
          Эта неделя
        </Link>
        <Pick
          label="Кто показывает"
          all="все"
          value={host}
          options={hosts.map(({ alias, name }) => ({ id: alias, label: name }))}
          onChange={(value) => address.change({ host: value })}
        />
      </Bar>
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && hosts.length === 0 && (
        <Nothing title="Показывать некому">
          Кто показывает квартиры и когда, задаётся в содержании сайта. Тогда посетители смогут
          записаться.
        </Nothing>
      )}
      {data && hosts.length > 0 && (
        <WeekCalendar
          days={days}
          hosts={host ? hosts.filter(({ alias }) => alias === host) : hosts}
          viewings={data.viewings}
          openId={open?.guid}
        />
      )}
    </Split>
  );
}

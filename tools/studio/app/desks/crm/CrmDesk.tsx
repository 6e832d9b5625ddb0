import { useQuery } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { formatCount, formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import type { StudioResult } from '../../../contract/client.ts';
import { studioQuery, useChange } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Facts } from '../../components/facts/Facts.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import styles from './Crm.module.css';
import { StuckList } from './StuckList.tsx';

type Crm = StudioResult<'Crm.Get'>;

/** Milliseconds between two looks. */
const REFRESH = 15_000;

const STATES = {
  working: { tone: 'success', words: 'Связь есть: заявки, показы и сделки уходят в\u00a0CRM' },
  failing: { tone: 'danger', words: 'CRM не\u00a0принимает. Заявки сохранены и\u00a0уйдут сами' },
  idle: { tone: 'info', words: 'CRM подключена. Отправлять пока было нечего' },
} as const;

/** Whether leads and orders reach the CRM, and what waits. */
export default function CrmDesk() {
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Crm.Get', {}),
    refetchInterval: REFRESH,
  });
  const retry = useChange('Crm.Retry', {
    touches: ['Crm.Get'],
    done: ({ waiting }) =>
      waiting === 0
        ? 'Отправлять нечего'
        : `Отправляем заново: ${formatCount(waiting, ['событие', 'события', 'событий'])}`,
  });
  return (
    <>
      <DeskHead title="CRM" note={data?.system}>
        {data && data.state !== 'off' && (
          <Button variant="secondary" loading={retry.isPending} onClick={() => retry.mutate({})}>
            Повторить сейчас
          </Button>
        )}
      </DeskHead>
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data?.state === 'off' && (
        <Nothing title="CRM не подключена">
          Заявки ведут здесь, в&nbsp;Студии. amoCRM, Битрикс24 или свою систему подключает тот, кто
          настраивает сервер.
        </Nothing>
      )}
      {data && data.state !== 'off' && (
        <div className={styles.page}>
          <Notice tone={STATES[data.state].tone} role="status">
            {STATES[data.state].words}
          </Notice>
          <Facts facts={factsOf(data)} />
          <StuckList stuck={data.stuck} total={data.stuck_total} />
        </div>
      )}
    </>
  );
}

const stamp = (instant: string | null) =>
  instant === null ? 'ещё не\u00a0было' : formatDate(instant, 'stamp');

function factsOf({ waiting, waiting_since, succeeded_at, failed_at, failure }: Crm) {
  const queue = formatCount(waiting, ['событие', 'события', 'событий']);
  return [
    {
      label: 'В\u00a0очереди',
      value:
        waiting_since === null || waiting === 0
          ? 'пусто'
          : `${queue}, с\u00a0${formatDate(waiting_since, 'stamp')}`,
    },
    { label: 'Последняя отправка', value: stamp(succeeded_at) },
    {
      label: 'Последний сбой',
      value: failed_at === null ? 'не\u00a0было' : `${stamp(failed_at)}. ${failure ?? ''}`,
    },
  ];
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate, formatFileSize } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Skeleton } from '@m30/ui-kit/skeleton';
import { FEED_CHANNELS } from '../../../contract/catalogue/feed.schema.ts';
import { studioQuery } from '../../api/queries.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import { FeedDialog } from './FeedDialog.tsx';
import { FeedReport } from './FeedReport.tsx';
import { isBroken, lookAgain, STATES, type FeedDetails } from './feed.ts';
import styles from './Feeds.module.css';

/** One file: where it is, what is in it, what its channel would refuse. */
export function FeedSheet({ name, onClose }: { name: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Feeds.Get', { name }),
    refetchInterval: ({ state }) => lookAgain(state.data && [state.data.feed]),
  });
  return (
    <SideSheet label="Карточка выгрузки" note="Выгрузка" onClose={onClose}>
      {isError && <Trouble title="Выгрузка не открылась" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <section>
          <Skeleton height={160} />
        </section>
      )}
      {data && <Contents feed={data.feed} />}
    </SideSheet>
  );
}

const BROKEN = {
  failed:
    'Собрать файл не удалось. Попробуем снова сами через полминуты; причина в журнале сервера.',
  interrupted: 'Сборка прервалась вместе с процессом сайта. Соберём заново сами.',
} as const;

function Contents({ feed }: { feed: FeedDetails }) {
  const [changing, setChanging] = useState(false);
  const { state, channel, address, enabled, filter, made_at: at, bytes } = feed;
  const broken = state === 'failed' || state === 'interrupted' ? BROKEN[state] : null;
  return (
    <>
      <section>
        <h2 className={styles.title}>{feed.title}</h2>
        {broken && isBroken(feed) && (
          <Notice tone="danger" role="status">
            {broken} {at && 'До тех пор по адресу отдаётся прежний файл.'}
          </Notice>
        )}
        <div className={styles.actions}>
          {enabled && <CopyAddress address={address} />}
          <Button variant="secondary" onClick={() => setChanging(true)}>
            Изменить
          </Button>
        </div>
      </section>
      <section>
        <h2>Файл</h2>
        <Facts
          facts={[
            { label: 'Площадка', value: FEED_CHANNELS[channel] },
            { label: 'Состояние', value: STATES[state] },
            {
              label: 'Адрес',
              value: (
                <a className={styles.link} href={address} target="_blank" rel="noreferrer">
                  {address}
                </a>
              ),
            },
            {
              label: 'Квартиры',
              value: (
                <a
                  className={styles.link}
                  href={`/katalog${filter && '?'}${filter}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {filter === '' ? 'все' : 'по отбору каталога'}
                </a>
              ),
            },
            { label: 'Собран', value: at ? formatDate(at, 'stamp') : 'ещё не собран' },
            { label: 'Размер', value: bytes > 0 ? formatFileSize(bytes) : '—' },
          ]}
        />
      </section>
      <FeedReport feed={feed} />
      <FeedDialog feed={feed} open={changing} onClose={() => setChanging(false)} />
    </>
  );
}

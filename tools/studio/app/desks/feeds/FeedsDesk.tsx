import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatCount } from '@m30/ui-kit/format';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Split } from '../../components/split/Split.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { FeedComplexes } from './FeedComplexes.tsx';
import { FeedDialog } from './FeedDialog.tsx';
import { FeedSheet } from './FeedSheet.tsx';
import { FeedsTable } from './FeedsTable.tsx';
import { lookAgain } from './feed.ts';

/** Files of flats for other sites: what is in them, and what those sites would refuse. */
export default function FeedsDesk() {
  const address = useAddress();
  const [making, setMaking] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Feeds.List', {}),
    refetchInterval: ({ state }) => lookAgain(state.data?.feeds),
  });
  const view = address.get('view') === 'complexes' ? 'complexes' : 'feeds';
  const open = view === 'feeds' ? address.get('feed') : '';
  return (
    <Split
      beside={
        open && <FeedSheet key={open} name={open} onClose={() => address.change({ feed: '' })} />
      }
    >
      <DeskHead
        title="Выгрузки"
        note={data && formatCount(data.feeds.length, ['файл', 'файла', 'файлов'])}
      >
        <Button variant="secondary" onClick={() => setMaking(true)}>
          Новая выгрузка
        </Button>
      </DeskHead>
      <ViewTabs
        current={view}
        views={[
          { id: 'feeds', title: 'Файлы', to: address.with({ view: '', feed: '' }) },
          {
            id: 'complexes',
            title: 'Комплексы на площадках',
            to: address.with({ view: 'complexes', feed: '' }),
          },
        ]}
      />
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {view === 'complexes' && <FeedComplexes />}
      {data && view === 'feeds' && data.feeds.length > 0 && (
        <FeedsTable feeds={data.feeds} openId={open} />
      )}
      {data && view === 'feeds' && data.feeds.length === 0 && (
        <Nothing title="Выгрузок ещё нет">
          Создайте первую: сайт сам соберёт файл и будет обновлять его за каждым изменением лотов.
        </Nothing>
      )}
      <FeedDialog open={making} onClose={() => setMaking(false)} />
    </Split>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StudioInput } from '../../../contract/client.ts';
import { useAddress } from '../../address/useAddress.ts';
import { pagesQuery } from '../../api/pages.ts';
import { useNextPage } from '../../api/useNextPage.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { SearchFilter } from '../../components/pick/SearchFilter.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { MortgageSheet } from './MortgageSheet.tsx';
import { MortgagesTable } from './MortgagesTable.tsx';

type Filter = StudioInput<'Mortgage.List'>;

const VIEWS: Record<string, { title: string; filter: Filter }> = {
  waiting: { title: 'Ждут банков', filter: { state: 'waiting' } },
  answered: { title: 'Банки ответили', filter: { state: 'answered' } },
  all: { title: 'Все', filter: {} },
};

/** Applications for loans with the answers of the banks. */
export default function MortgagesDesk() {
  const address = useAddress();
  const view = Object.hasOwn(VIEWS, address.get('view')) ? address.get('view') : 'waiting';
  const text = address.get('text');
  const list = useInfiniteQuery(
    pagesQuery('Mortgage.List', { ...VIEWS[view]?.filter, ...(text && { text }) }),
  );
  const rows = useMemo(
    () => list.data?.pages.flatMap(({ applications }) => applications) ?? [],
    [list.data],
  );
  const open = rows.find(({ guid }) => guid === address.get('application'));
  const more = useNextPage(list);
  return (
    <Split
      beside={
        open && (
          <MortgageSheet
            key={open.guid}
            application={open}
            onClose={() => address.change({ application: '' })}
          />
        )
      }
    >
      <DeskHead title="Ипотека" />
      <ViewTabs
        current={view}
        views={Object.entries(VIEWS).map(([id, { title }]) => ({
          id,
          title,
          to: address.with({ view: id, application: '' }),
        }))}
      />
      <Bar label="Отбор">
        <SearchFilter
          label="Номер заявки или заказа"
          value={text}
          onChange={(value) => address.change({ text: value })}
        />
      </Bar>
      {list.isError && <Trouble onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && rows.length === 0 && (
        <Nothing title={view === 'waiting' ? 'Все банки ответили' : 'Заявок нет'}>
          Заявку отправляет покупатель из кабинета: одна анкета сразу в несколько банков.
        </Nothing>
      )}
      {rows.length > 0 && (
        <MortgagesTable
          rows={rows}
          total={list.data?.pages[0]?.total}
          openId={open?.guid}
          onNearEnd={more}
        />
      )}
    </Split>
  );
}

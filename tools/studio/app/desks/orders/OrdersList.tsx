import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StudioInput } from '../../../contract/client.ts';
import { STAGES } from '../../../contract/sales/order.schema.ts';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { useAddress } from '../../address/useAddress.ts';
import { pagesQuery } from '../../api/pages.ts';
import { useNextPage } from '../../api/useNextPage.ts';
import { useMe } from '../../api/session.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Pick } from '../../components/pick/Pick.tsx';
import { SearchFilter } from '../../components/pick/SearchFilter.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { NewOrder } from './NewOrder.tsx';
import { OrdersTable } from './OrdersTable.tsx';

type Filter = StudioInput<'Orders.List'>;

const VIEWS: Record<string, { title: string; filter: Filter }> = {
  ours: { title: 'Ждут нас', filter: { state: 'open', turn: 'company' } },
  open: { title: 'Идут', filter: { state: 'open' } },
  finished: { title: 'Завершены', filter: { state: 'finished' } },
  stopped: { title: 'Остановлены', filter: { state: 'stopped' } },
  all: { title: 'Все', filter: {} },
};

/** Milliseconds after which the list is read anew: buyers go on by themselves. */
const REFRESH = 30_000;

/** Orders by view, stage and words. */
export function OrdersList() {
  const address = useAddress();
  const { may } = useMe();
  const view = Object.hasOwn(VIEWS, address.get('view')) ? address.get('view') : 'ours';
  const stage = address.get('stage');
  const text = address.get('text');
  const filter: Filter = {
    ...VIEWS[view]?.filter,
    ...(stage && { stage }),
    ...(text && { text }),
  };
  const list = useInfiniteQuery({
    ...pagesQuery('Orders.List', filter),
    refetchInterval: REFRESH,
  });
  const orders = useMemo(() => list.data?.pages.flatMap((page) => page.orders) ?? [], [list.data]);
  const first = list.data?.pages[0];
  const more = useNextPage(list);
  const counts: Record<string, number | undefined> = {
    open: first?.counts.open,
    all: first?.counts.all,
  };
  return (
    <Split>
      <DeskHead title="Заказы">{may('orders.open') && <NewOrder />}</DeskHead>
      <ViewTabs
        current={view}
        views={Object.entries(VIEWS).map(([id, { title }]) => ({
          id,
          title,
          to: address.with({ view: id }),
          count: counts[id],
        }))}
      />
      <Bar label="Отбор">
        <Pick
          label="Этап"
          all="любой"
          value={stage}
          options={STAGES.map((title, index) => ({
            id: String(index + 1),
            label: `${index + 1}. ${title}${first ? ` (${first.counts.by_stage[index] ?? 0})` : ''}`,
          }))}
          onChange={(value) => address.change({ stage: value })}
        />
        <SearchFilter
          label="Номер, имя, телефон"
          value={text}
          onChange={(value) => address.change({ text: value })}
        />
      </Bar>
      {list.isError && <Trouble onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {first && orders.length === 0 && (
        <Nothing title={view === 'ours' && !stage && !text ? 'Нас никто не ждёт' : 'Заказов нет'}>
          Заказ появляется, когда покупатель выбирает квартиру в корзине и входит в кабинет, или
          когда вы оформляете бронь за него.
        </Nothing>
      )}
      {orders.length > 0 && <OrdersTable orders={orders} total={first?.total} onNearEnd={more} />}
    </Split>
  );
}

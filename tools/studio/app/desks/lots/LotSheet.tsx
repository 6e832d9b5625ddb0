import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { LOT_STATUSES } from '../../../contract/catalogue/lot-status.ts';
import type { StudioResult } from '../../../contract/client.ts';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { EventList } from '../../components/event-list/EventList.tsx';
import { Facts, type Fact } from '../../components/facts/Facts.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { LotHold } from './LotHold.tsx';
import { LotPrice } from './LotPrice.tsx';
import { LotStatus } from './LotStatus.tsx';

type Lot = StudioResult<'Lots.Get'>;

/** One lot: status, price, who keeps it, what the role may change of it, and what happened to it. */
export function LotSheet({ lot, onClose }: { lot: string; onClose: () => void }) {
  const { may } = useMe();
  const { data, isError, refetch } = useQuery(studioQuery('Lots.Get', { lot }));
  return (
    <SideSheet label="Лот" note="Лот" onClose={onClose}>
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <section>
            <h2>{data.title}</h2>
            <Facts facts={factsOf(data, may('orders.read'))} />
          </section>
          {may('orders.open') && data.status === 'free' && <LotHold title={data.title} />}
          {may('lots.change') && data.next.length > 0 && <LotStatus guid={lot} lot={data} />}
          {may('prices.change') && data.status === 'free' && <LotPrice guid={lot} lot={data} />}
          <section>
            <h2>Что было</h2>
            {data.events.length === 0 && <p>Пока ничего: цена и статус не менялись.</p>}
            <EventList
              entries={data.events.map(({ at, title, text }, index) => ({
                ...{ id: String(index), at, title, text },
                when: formatDate(at, 'short'),
              }))}
            />
          </section>
        </>
      )}
    </SideSheet>
  );
}

function factsOf({ status, price, old_price, url, held, kept }: Lot, opensOrders: boolean): Fact[] {
  return [
    { label: 'Статус', value: LOT_STATUSES[status] },
    { label: 'Цена', value: formatMoney(price) },
    ...(old_price === null ? [] : [{ label: 'Прежняя цена', value: formatMoney(old_price) }]),
    ...(url ? [{ label: 'На сайте', value: <a href={url}>страница</a> }] : []),
    ...(held ? heldFacts(held, opensOrders) : []),
    ...(kept
      ? [
          { label: 'Решение компании', value: `«${kept.reason}»` },
          { label: 'Кто и когда', value: `${kept.by}, ${formatDate(kept.since, 'stamp')}` },
        ]
      : []),
  ];
}

const heldFacts = (
  { order, number, buyer, until }: NonNullable<Lot['held']>,
  opensOrders: boolean,
): Fact[] => [
  {
    label: until ? 'Держит' : 'Покупает',
    value: (
      <>
        {buyer} {opensOrders ? <Link to={`/orders/${order}`}>{number}</Link> : number}
      </>
    ),
  },
  ...(until ? [{ label: 'До', value: formatDate(until, 'stamp') }] : []),
];

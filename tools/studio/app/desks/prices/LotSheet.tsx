import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '@m30/ui-kit/format';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { EventList } from '../../components/event-list/EventList.tsx';
import { Facts } from '../../components/facts/Facts.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';

/** What happened to one lot: prices, holds and imports, with who; and who holds it now. */
export function LotSheet({ lot, onClose }: { lot: string; onClose: () => void }) {
  const { may } = useMe();
  const { data, isError, refetch } = useQuery(studioQuery('Prices.History', { lot }));
  return (
    <SideSheet label="История лота" note="История лота" onClose={onClose}>
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <section>
            <h2>{data.title}</h2>
            <Facts
              facts={[
                ...(data.url
                  ? [{ label: 'На сайте', value: <a href={data.url}>страница</a> }]
                  : []),
                ...(data.held
                  ? [
                      {
                        label: 'Держит',
                        value: may('orders.read') ? (
                          <Link to={`/orders/${data.held.order}`}>{data.held.number}</Link>
                        ) : (
                          data.held.number
                        ),
                      },
                      { label: 'До', value: formatDate(data.held.until, 'stamp') },
                    ]
                  : []),
              ]}
            />
          </section>
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

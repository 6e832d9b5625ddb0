import { useQuery } from '@tanstack/react-query';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { FreeActions } from './FreeActions.tsx';
import styles from './Work.module.css';
import { WorkItem } from './WorkItem.tsx';

/** Milliseconds after which the desk looks for new work by itself. */
const REFRESH = 30_000;

/** What waits for the role, kind by kind, the oldest first, each with what can be done. */
export default function WorkDesk() {
  const address = useAddress();
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Work.List', {}),
    refetchInterval: REFRESH,
  });
  const actions = useQuery(studioQuery('Actions.List', {}));
  const work = data?.work.filter(({ total }) => total > 0) ?? [];
  const open = work.find(({ name }) => name === address.get('view')) ?? work[0];
  return (
    <>
      <DeskHead title="Дела" />
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && !open && (
        <Nothing title="Дел нет">
          Сюда приходит то, что ждёт вашей роли: обращения, заявления, приёмка, показы.
        </Nothing>
      )}
      {open && (
        <>
          <ViewTabs
            current={open.name}
            views={work.map(({ name, title, total }) => ({
              id: name,
              title,
              to: address.with({ view: name }),
              count: total,
            }))}
          />
          <ul className={styles.list} aria-label={open.title}>
            {open.items.map((item) => (
              <WorkItem key={item.guid} item={item} actions={actions.data?.actions ?? []} />
            ))}
          </ul>
          {open.total > open.items.length && (
            <p className={styles.rest}>
              Показаны {open.items.length} самых давних из {open.total}
            </p>
          )}
        </>
      )}
      <FreeActions actions={actions.data?.actions ?? []} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery, useChange } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { ReasonDialog } from '../../components/reason-dialog/ReasonDialog.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import styles from './Approvals.module.css';

type Approval = StudioResult<'Approvals.List'>['approvals'][number];

const TOUCHES = ['Approvals.List', 'Orders.List', 'Orders.Get'] as const;

/** What waits for a second person, and what was decided lately. */
export default function ApprovalsDesk() {
  const address = useAddress();
  const state = address.get('view') === 'decided' ? 'decided' : 'waiting';
  const { data, isError, refetch } = useQuery(studioQuery('Approvals.List', { state }));
  const [refusing, setRefusing] = useState<Approval | null>(null);
  const confirm = useChange('Approvals.Confirm', { touches: TOUCHES, done: 'Подтверждено' });
  const refuse = useChange('Approvals.Refuse', { touches: TOUCHES, done: 'Отклонено' });
  return (
    <>
      <DeskHead
        title="Решения"
        note="Цену и скидку сверх предела, возврат подтверждает второй человек"
      />
      <ViewTabs
        current={state}
        views={[
          { id: 'waiting', title: 'Ждут решения', to: address.with({ view: '' }) },
          { id: 'decided', title: 'Решено', to: address.with({ view: 'decided' }) },
        ]}
      />
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data?.approvals.length === 0 && (
        <Nothing title={state === 'waiting' ? 'Ничего не ждёт решения' : 'Решений ещё не было'}>
          Просьбы приходят из заказов и цен: кто просит, зачем и что изменится.
        </Nothing>
      )}
      <ul className={styles.list} aria-label="Просьбы">
        {data?.approvals.map((one) => (
          <li key={one.guid} className={styles.row}>
            <div>
              <b>{one.title}</b>
              <p>
                «{one.reason}» · {one.asked_by.name}, {formatDate(one.asked_at, 'stamp')}
              </p>
              {one.state !== 'waiting' && (
                <p>
                  {one.state === 'confirmed' ? 'Подтверждено' : 'Отклонено'}: {one.decided_by?.name}
                  {one.decision && `, «${one.decision}»`}
                </p>
              )}
            </div>
            {one.may_decide ? (
              <div className={styles.actions}>
                <Button
                  aria-label={`Подтвердить: ${one.title}`}
                  loading={confirm.isPending && confirm.variables.approval === one.guid}
                  onClick={() => confirm.mutate({ approval: one.guid })}
                >
                  Подтвердить
                </Button>
                <Button
                  variant="secondary"
                  aria-label={`Отклонить: ${one.title}`}
                  onClick={() => setRefusing(one)}
                >
                  Отклонить
                </Button>
              </div>
            ) : (
              one.state === 'waiting' && <p>Ждёт второго человека</p>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        title="Отклонить просьбу"
        lead={refusing?.title ?? ''}
        action="Отклонить"
        open={refusing !== null}
        onClose={() => setRefusing(null)}
        send={async (reason) => refusing && refuse.mutateAsync({ approval: refusing.guid, reason })}
      />
    </>
  );
}

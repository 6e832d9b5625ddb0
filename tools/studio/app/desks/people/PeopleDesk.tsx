import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Trouble } from '../../components/states/Trouble.tsx';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Key } from '../../components/key/Key.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Split } from '../../components/split/Split.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonSheet } from './PersonSheet.tsx';

/** Who works in the Studio, who is invited, and what each may. */
export default function PeopleDesk() {
  const address = useAddress();
  const { may } = useMe();
  const { data, isError, refetch } = useQuery(studioQuery('Staff.List', {}));
  const [inviting, setInviting] = useState(false);
  const changes = may('staff.change');
  useShortcuts(
    changes
      ? [{ code: 'KeyN', key: 'N', label: 'пригласить', run: () => setInviting(true) }]
      : NONE,
  );
  const view = address.get('view') === 'invitations' ? 'invitations' : 'people';
  const open = data?.people.find(({ guid }) => guid === address.get('person'));
  return (
    <Split
      beside={
        open && (
          <PersonSheet
            key={open.guid}
            member={open}
            onClose={() => address.change({ person: '' })}
          />
        )
      }
    >
      <DeskHead title="Люди">
        {changes && (
          <Button variant="secondary" onClick={() => setInviting(true)}>
            Пригласить <Key>N</Key>
          </Button>
        )}
      </DeskHead>
      <ViewTabs
        current={view}
        views={[
          {
            id: 'people',
            title: 'Сотрудники',
            to: address.with({ view: '', person: '' }),
            count: data?.people.length,
          },
          {
            id: 'invitations',
            title: 'Приглашения',
            to: address.with({ view: 'invitations', person: '' }),
            count: data?.invitations.length,
          },
        ]}
      />
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && view === 'people' && <PeopleTable people={data.people} openId={open?.guid} />}
      {data && view === 'invitations' && <Invitations invitations={data.invitations} />}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </Split>
  );
}

const NONE = [] as const;

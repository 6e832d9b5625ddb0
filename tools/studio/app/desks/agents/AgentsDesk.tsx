import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { SearchFilter } from '../../components/pick/SearchFilter.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { AgenciesList } from './AgenciesList.tsx';
import { AgencyDialog } from './AgencyDialog.tsx';
import { AgentDialog } from './AgentDialog.tsx';
import { AgentSheet } from './AgentSheet.tsx';
import { AgentsTable } from './AgentsTable.tsx';

/** Estate agents: whose clients they bring, and what they are owed. */
export default function AgentsDesk() {
  const address = useAddress();
  const manages = useMe().may('agents.manage');
  const [making, setMaking] = useState<'agent' | 'agency' | null>(null);
  const text = address.get('text');
  const view = address.get('view') === 'agencies' ? 'agencies' : 'agents';
  const { data, isError, refetch } = useQuery(studioQuery('Agents.List', text ? { text } : {}));
  const open = address.get('agent');
  const close = () => setMaking(null);
  return (
    <Split
      beside={
        open && <AgentSheet key={open} guid={open} onClose={() => address.change({ agent: '' })} />
      }
    >
      <DeskHead title="Агенты" note={data?.rule}>
        {manages && (
          <>
            <Button variant="secondary" onClick={() => setMaking('agency')}>
              Новое агентство
            </Button>
            {data && data.agencies.some(({ closed }) => !closed) && (
              <Button variant="secondary" onClick={() => setMaking('agent')}>
                Новый агент
              </Button>
            )}
          </>
        )}
      </DeskHead>
      <ViewTabs
        current={view}
        views={[
          { id: 'agents', title: 'Агенты', to: address.with({ view: '', agent: '' }) },
          {
            id: 'agencies',
            title: 'Агентства',
            to: address.with({ view: 'agencies', agent: '' }),
            count: data?.agencies.length,
          },
        ]}
      />
      {view === 'agents' && (
        <Bar label="Отбор">
          <SearchFilter
            label="Агент, агентство, телефон клиента"
            value={text}
            onChange={(value) => address.change({ text: value })}
          />
        </Bar>
      )}
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && view === 'agencies' && <AgenciesList agencies={data.agencies} manages={manages} />}
      {data && view === 'agents' && data.agents.length > 0 && (
        <AgentsTable agents={data.agents} openId={open} />
      )}
      {data && view === 'agents' && data.agents.length === 0 && (
        <Nothing title={text ? 'Никто не нашёлся' : 'Агентов ещё нет'}>
          Сначала запишите агентство с договором, потом его агентов: после этого за ними можно
          закреплять клиентов.
        </Nothing>
      )}
      <AgencyDialog open={making === 'agency'} onClose={close} />
      <AgentDialog agencies={data?.agencies ?? []} open={making === 'agent'} onClose={close} />
    </Split>
  );
}

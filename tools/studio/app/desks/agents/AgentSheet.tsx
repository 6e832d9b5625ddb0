import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { phoneHref } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { Skeleton } from '@m30/ui-kit/skeleton';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { Key } from '../../components/key/Key.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { percentWords, type AgentDetails } from './agent.ts';
import { AgentDialog } from './AgentDialog.tsx';
import styles from './Agents.module.css';
import { ClientDialog } from './ClientDialog.tsx';
import { ClientsPart } from './ClientsPart.tsx';
import { CommissionsPart } from './CommissionsPart.tsx';

/** One agent: contract, clients, commissions. */
export function AgentSheet({ guid, onClose }: { guid: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(studioQuery('Agents.Get', { agent: guid }));
  return (
    <SideSheet label="Карточка агента" note="Агент" onClose={onClose}>
      {isError && <Trouble title="Агент не открылся" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <section>
          <Skeleton height={120} />
        </section>
      )}
      {data && <Contents agent={data.agent} />}
    </SideSheet>
  );
}

function Contents({ agent }: { agent: AgentDetails }) {
  const { may } = useMe();
  const [doing, setDoing] = useState<'client' | 'change' | null>(null);
  const list = useQuery(studioQuery('Agents.List', {}));
  const registers = may('agents.register') && !agent.closed && !agent.agency.closed;
  useShortcuts(
    registers
      ? [{ code: 'KeyN', key: 'N', label: 'закрепить клиента', run: () => setDoing('client') }]
      : NONE,
  );
  const close = () => setDoing(null);
  const { agency } = agent;
  return (
    <>
      <section>
        <h2 className={styles.who}>{agent.name}</h2>
        <p className={styles.muted}>
          <a href={phoneHref(agent.phone)}>{formatPhone(agent.phone)}</a>
          {agent.email && ` · ${agent.email}`}
        </p>
        <div className={styles.actions}>
          {registers && (
            <Button onClick={() => setDoing('client')}>
              Закрепить клиента <Key>N</Key>
            </Button>
          )}
          {may('agents.manage') && (
            <Button variant="secondary" onClick={() => setDoing('change')}>
              Изменить
            </Button>
          )}
        </div>
      </section>
      <section>
        <h2>Договор</h2>
        <Facts
          facts={[
            { label: 'Агентство', value: agency.name },
            { label: 'ИНН', value: agency.inn },
            { label: 'Договор', value: agency.contract },
            { label: 'Вознаграждение', value: percentWords(agency.percent) },
            ...(agency.closed ? [{ label: 'Состояние', value: 'закончился' }] : []),
          ]}
        />
      </section>
      <ClientsPart clients={agent.client_list} />
      <CommissionsPart commissions={agent.commissions} />
      <ClientDialog agent={agent} open={doing === 'client'} onClose={close} />
      <AgentDialog
        agent={agent}
        agencies={list.data?.agencies ?? [agency]}
        open={doing === 'change'}
        onClose={close}
      />
    </>
  );
}

const NONE = [] as const;

import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { useChange } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { ReasonDialog } from '../../components/reason-dialog/ReasonDialog.tsx';
import type { Client } from './agent.ts';
import styles from './Agents.module.css';

/** Clients of an agent; before the term one is freed with a reason. */
export function ClientsPart({ clients }: { clients: readonly Client[] }) {
  const { may } = useMe();
  const [freeing, setFreeing] = useState<Client | null>(null);
  const release = useChange('Agents.ReleaseClient', {
    touches: ['Agents.Get', 'Agents.List'],
    done: 'Клиент освобождён',
  });
  return (
    <section>
      <h2>Клиенты</h2>
      {clients.length === 0 && <p className={styles.muted}>Пока никого</p>}
      <ul className={styles.list}>
        {clients.map((client) => (
          <li key={client.guid} data-state={client.state}>
            <b>{client.name}</b> {formatPhone(client.phone)}
            <p className={styles.muted}>
              {stateOf(client)}
              {client.wish && ` · ${client.wish}`}
            </p>
            {client.state === 'active' && may('agents.manage') && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Освободить: ${client.name}`}
                onClick={() => setFreeing(client)}
              >
                Освободить
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        title="Освободить клиента"
        lead={`${freeing?.name ?? ''}: клиента сможет закрепить другой агент.`}
        action="Освободить"
        usual={['Клиент отказался от агента', 'Закреплён по ошибке']}
        open={freeing !== null}
        onClose={() => setFreeing(null)}
        send={async (reason) => freeing && release.mutateAsync({ client: freeing.guid, reason })}
      />
    </section>
  );
}

function stateOf({ state, expires_at, reason }: Client): string {
  if (state === 'released') return `Освобождён: ${reason}`;
  const until = formatDate(expires_at, 'date');
  return state === 'active' ? `Закреплён до ${until}` : `Срок закончился ${until}`;
}

import { formatMoney } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { useAddress } from '../../address/useAddress.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { percentWords, type Agent } from './agent.ts';
import styles from './Agents.module.css';

const owed = ({ owed: sum }: Agent) => (sum === 0 ? '' : formatMoney(sum));

const columns: readonly Column<Agent>[] = [
  { id: 'name', title: 'Агент', width: 220, cell: ({ name }) => name },
  { id: 'phone', title: 'Телефон', width: 150, cell: ({ phone }) => formatPhone(phone) },
  { id: 'agency', title: 'Агентство', cell: ({ agency }) => agency.name },
  {
    id: 'percent',
    title: 'Ставка',
    width: 80,
    align: 'end',
    cell: ({ agency }) => percentWords(agency.percent),
  },
  { id: 'clients', title: 'Клиентов', width: 90, align: 'end', cell: ({ clients }) => clients },
  { id: 'deals', title: 'Сделок', width: 80, align: 'end', cell: ({ deals }) => deals },
  { id: 'owed', title: 'К выплате', width: 130, align: 'end', from: 1000, cell: owed },
];

/** Agents, row by row. */
export function AgentsTable({ agents, openId }: { agents: readonly Agent[]; openId: string }) {
  const address = useAddress();
  return (
    <DataTable
      label="Агенты"
      columns={columns}
      linked="name"
      rows={agents}
      idOf={guidOf}
      hrefOf={({ guid }) => address.with({ agent: guid })}
      openId={openId}
      isClosed={({ closed }) => closed}
      onPhone={(agent) => (
        <>
          <b className={styles.name}>{agent.name}</b>
          <span>{agent.agency.name}</span>
          <small>
            клиентов {agent.clients} · сделок {agent.deals}
          </small>
        </>
      )}
    />
  );
}

const guidOf = ({ guid }: Agent) => guid;

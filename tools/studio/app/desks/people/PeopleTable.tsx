import { formatDate } from '@m30/ui-kit/format';
import { ROLES } from '../../../contract/core/roles.ts';
import { useAddress } from '../../address/useAddress.ts';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { Portrait } from '../../components/portrait/Portrait.tsx';
import styles from './People.module.css';
import { fullName, type Member } from './staff.ts';

const seen = ({ last_seen_at }: Member) =>
  last_seen_at ? formatDate(last_seen_at, 'stamp') : 'не входил';

const access = (member: Member) =>
  member.state === 'restricted' ? 'Закрыт' : member.second_factor ? 'Открыт' : 'Нет второго шага';

const columns: readonly Column<Member>[] = [
  {
    id: 'portrait',
    title: 'Портрет',
    mark: true,
    width: 54,
    cell: (one) => <Portrait name={fullName(one)} />,
  },
  { id: 'name', title: 'Кто', width: 220, cell: fullName },
  { id: 'role', title: 'Роль', width: 190, cell: ({ role }) => ROLES[role].title },
  { id: 'email', title: 'Почта', from: 1100, cell: ({ email }) => email },
  { id: 'access', title: 'Доступ', width: 150, cell: access },
  { id: 'seen', title: 'Был в Студии', width: 150, cell: seen },
];

/** The staff, row by row. */
export function PeopleTable({
  people,
  openId,
}: {
  people: readonly Member[];
  openId?: string | undefined;
}) {
  const address = useAddress();
  return (
    <DataTable
      label="Сотрудники"
      columns={columns}
      linked="name"
      rows={people}
      idOf={guidOf}
      hrefOf={({ guid }) => address.with({ person: guid })}
      openId={openId}
      isClosed={({ state }) => state === 'restricted'}
      onPhone={(member) => (
        <>
          <b className={styles.name}>{fullName(member)}</b>
          <span>{ROLES[member.role].title}</span>
          <small>
            {access(member)} · {seen(member)}
          </small>
        </>
      )}
    />
  );
}

const guidOf = ({ guid }: Member) => guid;

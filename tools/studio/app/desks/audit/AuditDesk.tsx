import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatCount } from '@m30/ui-kit/format';
import type { StudioInput } from '../../../contract/client.ts';
import { AUDIT_CSV_PATH } from '../../../contract/core/addresses.ts';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { useAddress } from '../../address/useAddress.ts';
import { pagesQuery } from '../../api/pages.ts';
import { useNextPage } from '../../api/useNextPage.ts';
import { studioQuery } from '../../api/queries.ts';
import { DateFilter } from '../../components/date-filter/DateFilter.tsx';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Pick } from '../../components/pick/Pick.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { AuditTable } from './AuditTable.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { SUBJECTS } from './subjects.ts';

const FILTERS = ['person', 'subject', 'from', 'to'] as const;

/** Every change that anybody made, with what was before and after. */
export default function AuditDesk() {
  const address = useAddress();
  const filter = Object.fromEntries(
    FILTERS.map((name) => [name, address.get(name)]).filter(([, value]) => value),
  ) as StudioInput<'Audit.List'>;
  const list = useInfiniteQuery(pagesQuery('Audit.List', filter));
  const colleagues = useQuery(studioQuery('Staff.Colleagues', {}));
  const entries = useMemo(
    () => list.data?.pages.flatMap((page) => page.entries) ?? [],
    [list.data],
  );
  const total = list.data?.pages[0]?.total;
  const open = entries.find(({ id }) => String(id) === address.get('entry'));
  const more = useNextPage(list);
  const set = (name: (typeof FILTERS)[number]) => (value: string) =>
    address.change({ [name]: value, entry: '' });

  return (
    <Split
      beside={
        open && (
          <EntrySheet key={open.id} entry={open} onClose={() => address.change({ entry: '' })} />
        )
      }
    >
      <DeskHead
        title="Журнал"
        note={total !== undefined && formatCount(total, ['запись', 'записи', 'записей'])}
      >
        <Button
          variant="secondary"
          href={`${AUDIT_CSV_PATH}?${new URLSearchParams(filter as never)}`}
          download
        >
          Выгрузить CSV
        </Button>
      </DeskHead>
      <Bar label="Отбор">
        <Pick
          label="Кто"
          all="любой"
          value={address.get('person')}
          options={(colleagues.data?.people ?? []).map(({ guid, name }) => ({
            id: guid,
            label: name,
          }))}
          onChange={set('person')}
        />
        <Pick
          label="Предмет"
          all="любой"
          value={address.get('subject')}
          options={Object.entries(SUBJECTS).map(([id, label]) => ({ id, label }))}
          onChange={set('subject')}
        />
        <DateFilter label="С" value={address.get('from')} onChange={set('from')} />
        <DateFilter label="По" value={address.get('to')} onChange={set('to')} />
      </Bar>
      {list.isError && <Trouble onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && entries.length === 0 && (
        <Nothing title="Записей нет">
          Здесь появляется каждое изменение, которое делают в Студии: кто, когда, что было и стало.
        </Nothing>
      )}
      {entries.length > 0 && (
        <AuditTable
          entries={entries}
          total={total}
          openId={open && String(open.id)}
          onNearEnd={more}
        />
      )}
    </Split>
  );
}

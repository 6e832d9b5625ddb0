import { useQuery } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { Select } from '@m30/ui-kit/select';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { Key } from '../../components/key/Key.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import type { LeadDetails } from './lead.ts';
import { useLeadChange } from './useLeadChange.ts';

/** Who is responsible: a free lead is taken, another one is given on by who may assign. */
export function LeadOwner({ lead }: { lead: LeadDetails }) {
  const { person, may } = useMe();
  const colleagues = useQuery(studioQuery('Staff.Colleagues', {}));
  const assign = useLeadChange('Leads.Assign', 'Ответственный назначен');
  const take = () => person && assign.mutate({ lead, responsible: person.guid });
  useShortcuts(
    lead.responsible
      ? []
      : [{ code: 'KeyA', key: 'A', label: 'взять себе', run: () => void take() }],
  );
  const isOwn = lead.responsible?.guid === person?.guid;
  if (may('leads.assign')) {
    return (
      <Select
        label="Ответственный"
        placeholder="Никто"
        options={(colleagues.data?.people ?? []).map(({ guid, name }) => ({
          id: guid,
          label: name,
        }))}
        value={lead.responsible?.guid ?? ''}
        onChange={({ currentTarget }) =>
          assign.mutate({ lead, responsible: currentTarget.value || null })
        }
      />
    );
  }
  if (!lead.responsible) {
    return (
      <Button variant="secondary" loading={assign.isPending} onClick={take}>
        Взять себе <Key>A</Key>
      </Button>
    );
  }
  if (!isOwn) return <p>Ведёт {lead.responsible.name}</p>;
  return (
    <Button
      variant="secondary"
      loading={assign.isPending}
      onClick={() => assign.mutate({ lead, responsible: null })}
    >
      Освободить
    </Button>
  );
}

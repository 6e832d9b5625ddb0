import { ReasonDialog } from '../../components/reason-dialog/ReasonDialog.tsx';
import { whoOf, type Lead } from './lead.ts';
import { useLeadChange } from './useLeadChange.ts';

/** Reasons that leads are most often declined for. */
const USUAL = ['Купил у других', 'Не отвечает', 'Дорого', 'Не подходит место', 'Ошибся номером'];

/** Closes a lead as declined, and asks why. */
export function DeclineDialog({ lead, onClose }: { lead: Lead | null; onClose: () => void }) {
  const change = useLeadChange('Leads.ChangeStatus', 'Лид закрыт отказом');
  return (
    <ReasonDialog
      title="Закрыть отказом"
      lead={lead ? `${whoOf(lead)}: почему не купит?` : ''}
      action="Закрыть лид"
      usual={USUAL}
      open={lead !== null}
      onClose={onClose}
      send={async (reason) => lead && change.mutateAsync({ lead, status: 'declined', reason })}
    />
  );
}

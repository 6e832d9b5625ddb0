import { useState } from 'react';
import { Select } from '@m30/ui-kit/select';
import {
  ALL_LEAD_STATUSES,
  LEAD_STATUSES,
  type LeadStatus,
} from '../../../contract/sales/lead.schema.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import type { LeadDetails } from './lead.ts';
import { useLeadChange } from './useLeadChange.ts';

const OPTIONS = ALL_LEAD_STATUSES.map((id) => ({ id, label: LEAD_STATUSES[id] }));

/** How far the lead has come; a refusal asks why. */
export function LeadStatusField({ lead }: { lead: LeadDetails }) {
  const [declining, setDeclining] = useState(false);
  const change = useLeadChange('Leads.ChangeStatus', 'Статус изменён');
  return (
    <>
      <Select
        label="Статус"
        options={OPTIONS}
        value={lead.status}
        onChange={(event) => {
          const status = event.currentTarget.value as LeadStatus;
          if (status === 'declined') setDeclining(true);
          else change.mutate({ lead, status });
        }}
      />
      <DeclineDialog lead={declining ? lead : null} onClose={() => setDeclining(false)} />
    </>
  );
}

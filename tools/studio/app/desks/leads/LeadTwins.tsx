import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { LEAD_STATUSES } from '../../../contract/sales/lead.schema.ts';
import { useAddress } from '../../address/useAddress.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/ConfirmDialog.tsx';
import type { LeadDetails } from './lead.ts';
import styles from './Leads.module.css';
import { useLeadChange } from './useLeadChange.ts';

type Twin = LeadDetails['twins'][number];

const titleOf = ({ form_title, created_at }: Twin) =>
  `${form_title} от ${formatDate(created_at, 'dayShort')}`;

/** Other leads of the same person: a colleague may be at it already, and one is enough. */
export function LeadTwins({ lead }: { lead: LeadDetails }) {
  const address = useAddress();
  const [merging, setMerging] = useState<Twin | null>(null);
  const merge = useLeadChange('Leads.Merge', 'Лиды объединены');
  if (lead.twins.length === 0) return null;
  return (
    <div className={styles.twins}>
      <Icon name="warning" size={16} />
      <div>
        Тот же телефон или почта
        <ul>
          {lead.twins.map((twin) => (
            <li key={twin.guid}>
              <Link to={address.with({ lead: twin.guid })}>{titleOf(twin)}</Link>
              <span>{LEAD_STATUSES[twin.status].toLowerCase()}</span>
              <Button
                variant="ghost"
                size="small"
                aria-label={`Объединить: ${titleOf(twin)}`}
                onClick={() => setMerging(twin)}
              >
                Объединить
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <ConfirmDialog
        title="Объединить лиды?"
        action="Объединить"
        open={merging !== null}
        onClose={() => setMerging(null)}
        send={async () => merging && merge.mutateAsync({ lead, twin: merging.guid })}
      >
        «{merging && titleOf(merging)}» закроется, его комментарии и звонки перейдут сюда. Отменить
        объединение нельзя.
      </ConfirmDialog>
    </div>
  );
}

import { Link } from 'react-router';
import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { LEAD_STATUSES } from '../../../contract/sales/lead.schema.ts';
import { useAddress } from '../../address/useAddress.ts';
import type { LeadDetails } from './lead.ts';
import styles from './Leads.module.css';

/** Other leads of the same person: a colleague may be at it already. */
export function LeadTwins({ lead: { twins } }: { lead: LeadDetails }) {
  const address = useAddress();
  if (twins.length === 0) return null;
  return (
    <div className={styles.twins}>
      <Icon name="warning" size={16} />
      <span>
        Тот же телефон или почта:{' '}
        {twins.map(({ guid, form_title, status, created_at }, index) => (
          <span key={guid}>
            {index > 0 && ', '}
            <Link to={address.with({ lead: guid })}>
              {form_title} от {formatDate(created_at, 'dayShort')}
            </Link>{' '}
            ({LEAD_STATUSES[status].toLowerCase()})
          </span>
        ))}
      </span>
    </div>
  );
}

import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import styles from './Partnerships.module.css';

export interface PartnershipCardProps {
  partnership: ResultOf<'LK.GetPartnerships'>['partnerships'][number];
}

/** One partner: what the buyer gets, large, and who gives it. A link as a whole. */
export function PartnershipCard({ partnership }: PartnershipCardProps) {
  const { alias, title, figure, caption, lead, ends_on, promo } = partnership;
  return (
    <a className={styles.card} href={`/lk/partnerships/${alias}`}>
      <p className={styles.figure}>
        <b>{figure}</b> <span>{caption}</span>
      </p>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.foot}>
        {promo && <StatusBadge tone="done">Промокод у вас</StatusBadge>}
        {ends_on && <span>До {formatDate(ends_on)}</span>}
      </p>
    </a>
  );
}

import { Badge } from '@m30/ui-kit/badge';
import { Icon, type IconName } from '@m30/ui-kit/icon';
import type { StatusTone } from '../../store/status/status-tone.ts';
import styles from './StatusBadge.module.css';

export interface StatusBadgeProps {
  tone: StatusTone;
  /** The state in words: «На регистрации». */
  children: string;
}

/** A sign for each tone, so that none is marked by its colour alone. */
const SIGNS = {
  new: { icon: 'plus', tone: 'neutral' },
  wait: { icon: undefined, tone: 'held' },
  work: { icon: 'clock', tone: 'neutral' },
  done: { icon: 'check', tone: 'success' },
  stop: { icon: 'close', tone: 'neutral' },
} as const satisfies Record<StatusTone, { icon: IconName | undefined; tone: string }>;

/** State of a contract, a ticket, a defect: words with a sign. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const { icon, tone: kind } = SIGNS[tone];
  return (
    <Badge tone={kind} className={styles.status}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </Badge>
  );
}

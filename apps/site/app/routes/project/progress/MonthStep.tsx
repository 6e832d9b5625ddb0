import { formatDate } from '@m30/ui-kit/format';
import { IconButton } from '@m30/ui-kit/icon-button';
import type { ProgressMonth } from './stage-words.ts';
import styles from './MonthScene.module.css';

export interface MonthStepProps {
  /** Which of the two months: «Слева». */
  name: string;
  /** The oldest first. */
  months: readonly ProgressMonth[];
  value: number;
  /** @default 0 */
  least?: number | undefined;
  /** @default the newest month */
  most?: number | undefined;
  onMove: (index: number) => void;
}

/** One month of the pair, a month back or forth. */
export function MonthStep({
  name,
  months,
  value,
  least = 0,
  most = months.length - 1,
  onMove,
}: MonthStepProps) {
  return (
    <div className={styles.step} role="group" aria-label={name}>
      <IconButton
        icon="chevron-left"
        label="Месяцем раньше"
        disabled={value <= least}
        onClick={() => onMove(value - 1)}
      />
      <span>{formatDate(months[value]?.month ?? '', 'month')}</span>
      <IconButton
        icon="chevron-right"
        label="Месяцем позже"
        disabled={value >= most}
        onClick={() => onMove(value + 1)}
      />
    </div>
  );
}

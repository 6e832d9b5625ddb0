import { Link } from 'react-router';
import { Icon, type IconName } from '@m30/ui-kit/icon';
import styles from './Segments.module.css';

interface SegmentsProps {
  /** What is chosen, spoken. */
  label: string;
  chosen: string;
  options: readonly { id: string; label: string; icon: IconName; to: string }[];
}

/** One of a few ways to see the same, each an address. */
export function Segments({ label, chosen, options }: SegmentsProps) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {options.map((option) => (
        <Link
          key={option.id}
          to={option.to}
          className={styles.segment ?? ''}
          aria-current={option.id === chosen ? 'true' : undefined}
        >
          <Icon name={option.icon} size={14} />
          {option.label}
        </Link>
      ))}
    </nav>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import styles from './OpenPanel.module.css';

export interface OpenPanelProps {
  className?: string | undefined;
  /** The page with all filters, for where there is no script. */
  href: string;
  /** How many filters are in force. */
  active: number;
  onOpen: () => void;
  children: ReactNode;
}

/** Opens the panel of all filters; without script it leads to the page with them. */
export function OpenPanel({ className, href, active, onOpen, children }: OpenPanelProps) {
  return (
    <a
      className={className ? `${styles.open} ${className}` : styles.open}
      href={href}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="filter" />
      {children}
      {active > 0 && (
        <span className={styles.active}>
          {active}
          <span className="visually-hidden"> выбрано</span>
        </span>
      )}
    </a>
  );
}

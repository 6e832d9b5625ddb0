import type { ReactNode, RefObject } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import styles from './FilterPanel.module.css';

/** Id by which a button opens the panel without script. */
export const PANEL_ID = 'filters';

/** Props of {@link OpenPanel}. */
export interface OpenPanelProps {
  className?: string | undefined;
  /** How many filters are in force. */
  active: number;
  panel: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/** Opens the panel of all filters: with script as a modal dialog, without it as a popover. */
export function OpenPanel({ className, active, panel, children }: OpenPanelProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.open} ${className}` : styles.open}
      popoverTarget={PANEL_ID}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        panel.current?.showModal();
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
    </button>
  );
}

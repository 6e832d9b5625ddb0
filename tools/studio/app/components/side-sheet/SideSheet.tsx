import { useEffect, useRef, type ReactNode } from 'react';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { ToolButton } from '../tool-button/ToolButton.tsx';
import styles from './SideSheet.module.css';

interface SideSheetProps {
  /** Spoken name. */
  label: string;
  /** What it is and which of how many, above everything. */
  note: ReactNode;
  onClose: () => void;
  /** Two columns, over the table wherever the window ends. @default false */
  wide?: boolean;
  children: ReactNode;
}

/** What is known of the open row, beside the table; over it where the window is narrow. Escape closes it. */
export function SideSheet({ label, note, onClose, wide = false, children }: SideSheetProps) {
  const place = useRef<HTMLElement>(null);
  useShortcuts([{ code: 'Escape', key: 'Esc', label: 'закрыть', run: onClose }]);
  useEffect(() => {
    // A phone shows nothing else: reading begins here.
    if (place.current && isOverAll(place.current)) place.current.focus();
  }, []);
  return (
    <aside
      ref={place}
      className={styles.sheet}
      aria-label={label}
      tabIndex={-1}
      data-wide={wide || undefined}
    >
      <div className={styles.note}>
        <span>{note}</span>
        <ToolButton label="Закрыть" icon="close" onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}

const isOverAll = (sheet: HTMLElement) => getComputedStyle(sheet).position === 'fixed';

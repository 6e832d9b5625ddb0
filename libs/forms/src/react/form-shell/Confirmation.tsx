import { useEffect, useRef } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { ServerHtml } from '../server-html/ServerHtml.tsx';
import styles from './FormShell.module.css';

/** Props of {@link Confirmation}. */
export interface ConfirmationProps {
  /** `result.text` of the answer. */
  html: string;
  className?: string | undefined;
}

/** The server's words in place of the sent form; takes the focus that the form's button had. */
export function Confirmation({ html, className }: ConfirmationProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div
      ref={root}
      role="status"
      tabIndex={-1}
      className={[styles.confirmation, className].filter(Boolean).join(' ')}
    >
      <span className={styles.mark}>
        <Icon name="check" size={28} />
      </span>
      <div className={styles.words}>
        <ServerHtml html={html.trim() || '<p>Заявка принята.</p>'} />
      </div>
    </div>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { ServerHtml } from '@m30/ui-kit/server-html';
import { LetterSpot } from '@m30/ui-kit/spot';
import styles from './FormShell.module.css';
import { useTexts } from '../provider/useTexts.ts';

export interface ConfirmationProps {
  /** `result.text` of the answer. */
  html: string;
  className?: string | undefined;
}

/** The server's words in place of the sent form; takes the focus that the form's button had. */
export function Confirmation({ html, className }: ConfirmationProps) {
  const root = useRef<HTMLDivElement>(null);
  const { sent } = useTexts();
  // Before anything else may take it: the button that had the focus has just gone.
  useLayoutEffect(() => root.current?.focus(), []);
  return (
    <div
      ref={root}
      role="status"
      tabIndex={-1}
      className={[styles.confirmation, className].filter(Boolean).join(' ')}
    >
      <LetterSpot className={styles.drawing} />
      <ServerHtml className={styles.words} html={html.trim() || `<p>${sent}</p>`} />
    </div>
  );
}

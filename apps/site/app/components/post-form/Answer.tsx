import { useEffect, useRef, type ReactNode } from 'react';
import styles from './PostForm.module.css';

export interface AnswerProps {
  /** What became of the post; each new one takes the focus and is read. */
  answer: unknown;
  /**
   * Stands under its form, with a line above.
   * @default false
   */
  ruled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What a page answers to its form. */
export function Answer({ answer, ruled = false, className, children }: AnswerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [answer]);
  return (
    <div
      ref={place}
      className={[styles.answer, className].filter(Boolean).join(' ')}
      data-ruled={ruled || undefined}
      role="status"
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

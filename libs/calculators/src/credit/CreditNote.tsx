import { formatDate } from '@m30/ui-kit/format';
import { creditWords, type AdvertisedCredit } from './core/index.ts';
import styles from './CreditNote.module.css';

/** A credit with its full conditions; a programme of `@m30/api` has this shape. */
export interface StatedCredit extends AdvertisedCredit {
  /** Full conditions in Russian, ready to print; empty where the page says them in a table. */
  disclaimer: string;
  /** ISO date of the figures. */
  actualAt: string;
}

export interface CreditNoteProps {
  /** Every credit whose rate or payment the page names. */
  credits: readonly StatedCredit[];
  /** Lands on the root. */
  className?: string | undefined;
}

/** What the law wants beside a rate, in sight, and the full conditions behind a line that opens them; once a page. */
export function CreditNote({ credits, className }: CreditNoteProps) {
  const conditions = [...new Set(credits.map(({ disclaimer }) => disclaimer).filter(Boolean))];
  const oldest = credits.map(({ actualAt }) => actualAt).sort()[0];
  if (oldest === undefined) return null;
  return (
    <div className={className ? `${styles.note} ${className}` : styles.note}>
      <p>{creditWords(credits)}</p>
      <details>
        <summary>Полные условия кредита</summary>
        {conditions.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>Условия на&nbsp;{formatDate(oldest, 'short')}. Решение о&nbsp;выдаче принимает банк.</p>
      </details>
    </div>
  );
}

import type { ReactNode } from 'react';
import { CachedMarkup, type CachedMarkupProps } from '@m30/shell/cached-markup';
import { classes } from './classes.ts';
import styles from './ListingCard.module.css';

export interface ListingCardProps {
  /** Dims the plan of what is not free. */
  status?: string;
  /** Marks above the plan; `null` leaves their line empty, nothing at all leaves it out. */
  badges?: ReactNode;
  /** What is drawn of it, mostly a `CardPlan`. */
  plan: ReactNode;
  /** Holds the link, which covers the cell. */
  title: ReactNode;
  /** Buttons above the link, at the upper right corner. */
  actions?: ReactNode;
  /** Price and facts. */
  children: ReactNode;
  className?: string | undefined;
  /**
   * As of `CachedMarkup`.
   * @default null
   */
  cacheKey?: CachedMarkupProps['cacheKey'];
}

/** A cell of a grid of lots, premises, resale flats or plans; its heading is an h3. */
export function ListingCard({ status, cacheKey = null, className, ...parts }: ListingCardProps) {
  return (
    <CachedMarkup
      as="article"
      cacheKey={cacheKey}
      className={classes(styles.card, className)}
      data-status={status}
    >
      {() => (
        <>
          {parts.badges !== undefined && <p className={styles.badges}>{parts.badges}</p>}
          {parts.plan}
          <h3 className={styles.title}>{parts.title}</h3>
          {parts.children}
          {parts.actions && <div className={styles.actions}>{parts.actions}</div>}
        </>
      )}
    </CachedMarkup>
  );
}

import type { ReactNode } from 'react';
import { Coordinate } from '../coordinate/Coordinate.tsx';
import styles from './ListingColumn.module.css';

export interface ListingColumnProps {
  coordinate: readonly [number, number];
  title: ReactNode;
  place: ReactNode;
  /** A `StatusBadge`. */
  status: ReactNode;
  /** What it costs and on what terms. */
  children: ReactNode;
  /** Buttons and links: what to do next. */
  actions: ReactNode;
  /**
   * On phones its title stands before what it is beside, so that no fixed layer ever lies upon it.
   * @default false
   */
  leads?: boolean | undefined;
}

/** Head of the page of a lot, premises or resale flat; stays in sight on a desk. */
export function ListingColumn(props: ListingColumnProps) {
  return (
    <div className={styles.column} data-leads={props.leads}>
      <div className={styles.head}>
        <Coordinate value={props.coordinate} />
        <h1 className={styles.title}>{props.title}</h1>
        <p className={styles.place}>{props.place}</p>
        <p className={styles.status} role="status">
          {props.status}
        </p>
      </div>
      {props.children}
      <div className={styles.actions}>{props.actions}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from '@m30/ui-kit/breadcrumbs';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** Pages above a page of the second level; the last one is this page. */
  trail?: BreadcrumbsProps['items'] | undefined;
  /** What the page is for, in a sentence. */
  lead?: ReactNode;
  /** The page's own buttons; one of them primary at most. */
  actions?: ReactNode;
  /** How the thing on this page stands: a `StatusBadge`. */
  status?: ReactNode;
}

/** Head of an account page: where it stands, its title, what it is for, what may be done. */
export function PageHead({ title, trail, lead, actions, status }: PageHeadProps) {
  return (
    <>
      <header className={styles.head}>
        {trail && <Breadcrumbs items={trail} />}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {status && <div className={styles.status}>{status}</div>}
    </>
  );
}

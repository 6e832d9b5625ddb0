import type { ReactNode } from 'react';
import type { Compose } from '@m30/blocks';
import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Container } from '@m30/ui-kit/container';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: string;
  /** Words under the title. */
  note?: ReactNode;
  /** Sections above the page; the home page is added. */
  trail?: readonly { label: string; href: string }[];
  /**
   * The words stand beside the title where there is room, so that a list begins higher.
   * @default false
   */
  beside?: boolean;
  /** How the page below is laid out: a story has a larger title, a guide leaves room for its drawing. */
  compose?: Compose;
}

/** Breadcrumbs and the title of a page on paper. */
export function PageHead(props: PageHeadProps) {
  const { title, note, trail = [], beside = false, compose } = props;
  return (
    <Container>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, ...trail, { label: title }]} />
      <div className={styles.head} data-composed={compose} data-beside={beside || undefined}>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
    </Container>
  );
}

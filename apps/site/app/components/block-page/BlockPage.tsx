import type { ReactNode } from 'react';
import type { Compose } from '@m30/blocks';
import { Container } from '@m30/ui-kit/container';
import styles from './BlockPage.module.css';

export interface BlockPageProps {
  /** How the blocks are laid out. */
  compose?: Compose;
  children: ReactNode;
}

/** Room of a page made of content blocks. */
export function BlockPage({ compose, children }: BlockPageProps) {
  return (
    <Container className={styles.page} data-composed={compose}>
      {children}
    </Container>
  );
}

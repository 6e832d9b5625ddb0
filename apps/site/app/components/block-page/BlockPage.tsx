import type { ReactNode } from 'react';
import { Container } from '@m30/ui-kit/container';
import styles from './BlockPage.module.css';

/** Room of a page made of content blocks. */
export function BlockPage({ children }: { children: ReactNode }) {
  return <Container className={styles.page}>{children}</Container>;
}

import { useId, type ReactNode } from 'react';
import { Container } from '@m30/ui-kit/container';
import { BlockPage } from '../block-page/BlockPage.tsx';
import { PageHead, type PageHeadProps } from '../page-head/PageHead.tsx';
import { SiteBlocks, type SiteBlocksProps } from '../site-blocks/index.ts';
import styles from './PanelPage.module.css';

export interface PanelPageProps extends PageHeadProps {
  /** Heading of the panel. */
  heading: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /** The form, on a ground of its own. */
  children: ReactNode;
  /** Further parts between the panel and the words. */
  after?: ReactNode;
  /** The words of the page, as `loadBlocks` gives them. */
  words: Pick<SiteBlocksProps, 'blocks' | 'live'>;
}

/** A page of blocks that begins with something to do: a form on paper, then the words about it. */
export function PanelPage({ heading, lead, children, after, words, ...head }: PanelPageProps) {
  const headingId = useId();
  return (
    <>
      <PageHead {...head} />
      <Container>
        <section className={styles.panel} aria-labelledby={headingId} data-tone="paper">
          <h2 id={headingId}>{heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </section>
      </Container>
      {after}
      <div className={styles.words} data-flush={after ? true : undefined}>
        <BlockPage>
          <SiteBlocks {...words} />
        </BlockPage>
      </div>
    </>
  );
}

import type { ResultOf } from '@m30/api/client';
import { Container } from '@m30/ui-kit/container';
import { formatDate } from '@m30/ui-kit/format';
import { Picture } from '@m30/ui-kit/picture';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { SiteBlocks, type SiteBlocksProps } from '../../../components/site-blocks/index.ts';
import { NewsNeighbours } from './NewsNeighbours.tsx';
import { RelatedLots, type RelatedLotsProps } from './RelatedLots.tsx';
import { newsHref } from '../news/news-filter.ts';
import { ShareLink } from './ShareLink.tsx';
import styles from './NewsItemPage.module.css';

export interface NewsItemPageProps extends Pick<SiteBlocksProps, 'blocks' | 'live'> {
  item: Omit<ResultOf<'Content.GetNewsItem'>, 'blocks'>;
  /** Flats of its complex, where there are any. */
  related: RelatedLotsProps | null;
}

/** One news item with its neighbours in time. */
export function NewsItemPage({ item, blocks, live, related }: NewsItemPageProps) {
  const { title, lead, date, topic, picture } = item;
  return (
    <article>
      <PageHead
        title={title}
        trail={[{ label: 'Новости', href: '/novosti' }]}
        note={
          <>
            <time dateTime={date}>{formatDate(date)}</time> ·{' '}
            <a href={newsHref({ year: '', topic, complex: '' })}>{topic}</a>
          </>
        }
      />
      <Container className={styles.head}>
        <p className={styles.lead}>{lead}</p>
        {picture && (
          <Picture picture={picture} sizes="(min-width: 1520px) 1520px, 100vw" priority />
        )}
      </Container>
      <BlockPage>
        <SiteBlocks blocks={blocks} live={live} />
        <ShareLink title={title} path={`/novosti/${item.alias}`} />
        <NewsNeighbours previous={item.previous} next={item.next} />
      </BlockPage>
      {related && <RelatedLots {...related} />}
    </article>
  );
}

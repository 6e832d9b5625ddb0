import type { ResultOf } from '@m30/api/client';
import { Blocks, type BlocksProps } from '@m30/blocks';
import { Container } from '@m30/ui-kit/container';
import { formatDate } from '@m30/ui-kit/format';
import { Picture } from '@m30/ui-kit/picture';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { NewsNeighbours } from './NewsNeighbours.tsx';
import styles from './NewsItemPage.module.css';

export interface NewsItemPageProps {
  item: Omit<ResultOf<'Content.GetNewsItem'>, 'blocks'>;
  blocks: BlocksProps['blocks'];
}

/** One news item with its neighbours in time. */
export function NewsItemPage({ item, blocks }: NewsItemPageProps) {
  const { title, lead, date, topic, picture } = item;
  return (
    <article>
      <PageHead
        title={title}
        trail={[{ label: 'Новости', href: '/novosti' }]}
        note={
          <>
            <time dateTime={date}>{formatDate(date)}</time> · {topic}
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
        <Blocks blocks={blocks} />
        <NewsNeighbours previous={item.previous} next={item.next} />
      </BlockPage>
    </article>
  );
}

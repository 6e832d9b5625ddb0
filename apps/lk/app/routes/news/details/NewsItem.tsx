import { useEffect } from 'react';
import type { ResultOf } from '@m30/api/client';
import { Blocks, type BlocksProps } from '@m30/blocks';
import { formatDate } from '@m30/ui-kit/format';
import { Picture } from '@m30/ui-kit/picture';
import { Neighbours } from '../../../components/neighbours/Neighbours.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { useReadNews } from '../use-read-news.ts';
import styles from './NewsItem.module.css';

export interface NewsItemProps extends Pick<BlocksProps, 'blocks'> {
  item: Omit<ResultOf<'LK.GetNewsItem'>, 'blocks'>;
}

/** One news item; once it is open, it is read. */
export function NewsItem({ item, blocks }: NewsItemProps) {
  const { alias, title, lead, date, topic, complex, picture, unread, previous, next } = item;
  const { run } = useReadNews();
  useEffect(() => {
    // A mark that is not stored stays for the next visit: no reason to disturb the reader.
    if (unread) run({ alias });
  }, [alias, unread, run]);
  return (
    <article className={styles.article}>
      <PageHead
        title={title}
        trail={[{ label: 'Новости', href: '/lk/news' }, { label: title }]}
        lead={
          <>
            <time dateTime={date}>{formatDate(date)}</time> ·{' '}
            {complex ? <a href={`/obekty/${complex.vendor}`}>{complex.name}</a> : 'Компания'} ·{' '}
            {topic}
          </>
        }
      />
      <p className={styles.lead}>{lead}</p>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 900px) 70vw, 100vw"
          priority
        />
      )}
      <div>
        <Blocks blocks={blocks} />
      </div>
      <Neighbours
        label="Соседние новости"
        previous={previous && toNeighbour(previous, 'Раньше')}
        next={next && toNeighbour(next, 'Позже')}
      />
    </article>
  );
}

function toNeighbour({ alias, title }: { alias: string; title: string }, word: string) {
  return { title, word, href: `/lk/news/${alias}` };
}

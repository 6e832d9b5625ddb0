import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Picture } from '@m30/ui-kit/picture';
import type { ResultOf } from '@m30/api/client';
import styles from './NewsRow.module.css';

type NewsTeaser = Pick<
  ResultOf<'Content.GetNews'>['news'][number],
  'alias' | 'title' | 'date' | 'topic'
> &
  Partial<Pick<ResultOf<'Content.GetNews'>['news'][number], 'lead' | 'picture'>>;

export interface NewsRowProps {
  news: NewsTeaser;
  /** Level of the title in the page's outline. */
  heading: 'h2' | 'h3';
  /**
   * Shows its picture: beside the title, or large with the first sentences.
   * @default none
   */
  pictured?: 'small' | 'large' | undefined;
}

/** One news item of a list: date, topic and title, a link as a whole. */
export function NewsRow({ news, heading: Title, pictured }: NewsRowProps) {
  const { picture, lead } = news;
  return (
    <a
      className={styles.row}
      href={`/novosti/${news.alias}`}
      data-pictured={picture ? pictured : undefined}
    >
      {picture && pictured && (
        <Picture
          className={styles.picture}
          picture={{ ...picture, alt: '' }}
          sizes={pictured === 'large' ? '(min-width: 900px) 60vw, 100vw' : '200px'}
          priority={pictured === 'large'}
        />
      )}
      <time dateTime={news.date}>{formatDate(news.date)}</time>
      <span>{news.topic}</span>
      <Title>{news.title}</Title>
      {pictured === 'large' && <p>{lead}</p>}
      <Icon name="arrow-right" />
    </a>
  );
}

import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import type { ResultOf } from '@m30/api/client';
import styles from './NewsRow.module.css';

type NewsTeaser = Pick<
  ResultOf<'Content.GetNews'>['news'][number],
  'alias' | 'title' | 'date' | 'topic'
>;

export interface NewsRowProps {
  news: NewsTeaser;
  /** Level of the title in the page's outline. */
  heading: 'h2' | 'h3';
}

/** One news item of a list: date, topic and title, a link as a whole. */
export function NewsRow({ news, heading: Title }: NewsRowProps) {
  return (
    <a className={styles.row} href={`/novosti/${news.alias}`}>
      <time dateTime={news.date}>{formatDate(news.date)}</time>
      <span>{news.topic}</span>
      <Title>{news.title}</Title>
      <Icon name="arrow-right" />
    </a>
  );
}

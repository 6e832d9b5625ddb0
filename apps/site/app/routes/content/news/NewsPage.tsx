import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { TextLink } from '@m30/ui-kit/link';
import { Pagination } from '@m30/ui-kit/pagination';
import { NewsRow } from '../../../components/rows/news-row/NewsRow.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { LinkFilter } from '../shared/LinkFilter.tsx';
import { newsChoices, newsHref, type NewsFilter } from './news-filter.ts';
import styles from './NewsPage.module.css';

export interface NewsPageProps extends Pick<ResultOf<'Content.GetNews'>, 'news' | 'choices'> {
  filter: NewsFilter;
  page: number;
  pages: number;
}

/** News, newest first, a page at a time, by year, topic and complex. */
export function NewsPage({ news, choices, filter, page, pages }: NewsPageProps) {
  const { years, topics, complexes } = newsChoices(choices, filter);
  return (
    <>
      <PageHead
        title="Новости"
        note={
          <>
            Как строятся дома, что нового в&nbsp;продаже и&nbsp;в&nbsp;условиях покупки. Те&nbsp;же
            новости приходят <TextLink href="/novosti/rss.xml">в&nbsp;ленту подписки</TextLink>.
          </>
        }
      />
      <Container className={styles.page}>
        <div className={styles.filters}>
          <LinkFilter label="Год" choices={years} />
          <LinkFilter label="Тема" choices={topics} />
          <LinkFilter label="Комплекс" choices={complexes} />
        </div>
        {news.length === 0 && (
          <EmptyState
            drawing={<NothingSpot />}
            title="Таких новостей нет"
            action={<Button href="/novosti">Показать все новости</Button>}
          />
        )}
        <div>
          {news.map((item, index) => (
            <NewsRow
              key={item.alias}
              news={item}
              heading="h2"
              pictured={page === 1 && index === 0 ? 'large' : 'small'}
            />
          ))}
        </div>
        <Pagination
          className={styles.pages}
          page={page}
          pages={pages}
          href={(number) => newsHref(filter, number)}
        />
      </Container>
    </>
  );
}

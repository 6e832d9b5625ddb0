import type { ResultOf } from '@m30/api/client';
import { Container } from '@m30/ui-kit/container';
import { Pagination } from '@m30/ui-kit/pagination';
import { NewsRow } from '../../../components/news-row/NewsRow.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import styles from './NewsPage.module.css';

export interface NewsPageProps {
  news: ResultOf<'Content.GetNews'>['news'];
  page: number;
  pages: number;
}

/** News, newest first, a page at a time. */
export function NewsPage({ news, page, pages }: NewsPageProps) {
  return (
    <>
      <PageHead
        title="Новости"
        note="Как строятся дома, что нового в продаже и в условиях покупки."
      />
      <Container className={styles.page}>
        <div>
          {news.map((item) => (
            <NewsRow key={item.alias} news={item} heading="h2" />
          ))}
        </div>
        <Pagination
          className={styles.pages}
          page={page}
          pages={pages}
          href={(number) => (number === 1 ? '/novosti' : `/novosti?page=${number}`)}
        />
      </Container>
    </>
  );
}

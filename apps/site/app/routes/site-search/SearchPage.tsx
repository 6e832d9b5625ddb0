import { Container } from '@m30/ui-kit/container';
import { formatCount } from '@m30/ui-kit/format';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import { WishReading } from '../../components/wish/WishReading.tsx';
import { FoundGroups } from './FoundGroups.tsx';
import { NothingFound } from './NothingFound.tsx';
import { searchHref } from './search-query.ts';
import type { SearchData } from './search.server.ts';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';
import { useResultKeys } from './use-result-keys.ts';

const OFTEN = ['Семейная ипотека', 'Рассрочка', 'Приёмка квартиры', 'Паркинг', 'Вакансии'];

/** Search of the site: a field, and what it finds below. */
export function SearchPage({ data }: { data: SearchData }) {
  const { query, kind, answer, wish } = data;
  const keys = useResultKeys();
  return (
    <>
      <PageHead title="Поиск по сайту" />
      <Container className={styles.page} ref={keys}>
        <SearchForm query={query} />
        <p className={styles.status} role="status">
          {answer && answer.total > 0 && (
            <>
              {formatCount(answer.total, ['результат', 'результата', 'результатов'])}
              {answer.corrected === null
                ? ` по запросу «${query}»`
                : `. По запросу «${query}» ничего нет, показываем «${answer.corrected}»`}
            </>
          )}
          {answer?.total === 0 && `По запросу «${query}» ничего не нашлось`}
        </p>
        {answer === null && (
          <nav className={styles.often} aria-label="Частые запросы">
            {OFTEN.map((words) => (
              <a key={words} href={searchHref({ query: words })}>
                {words}
              </a>
            ))}
          </nav>
        )}
        {wish && (
          <section className={styles.wish} aria-label="Подбор квартиры">
            <h2>Подбор квартиры</h2>
            <WishReading view={wish} />
          </section>
        )}
        {answer?.total === 0 && !wish && <NothingFound query={query} />}
        {answer && answer.total > 0 && (
          <FoundGroups groups={answer.groups} query={query} alone={kind !== null} />
        )}
      </Container>
    </>
  );
}

import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { catalogueHref } from '../../../../store/apartments/filter-url.ts';
import { liftFilter } from '../../../../store/apartments/lift-filter.ts';
import type { CatalogueData } from '../catalogue.server.ts';
import { variants } from '../filter-form/variants.ts';
import { liftWords } from '../filter-words.ts';
import styles from './EmptyResult.module.css';

/** Nothing was found: which single filter to lift, and how many lots that gives. */
export function EmptyResult({ found: { relaxations, state } }: { found: CatalogueData }) {
  const all = catalogueHref({ query: {}, refused: [] });
  const ways = relaxations.flatMap(({ key, count }) => {
    const way = liftWords(key);
    return way ? [{ ...way, count, href: catalogueHref(liftFilter(state, [way.key])) }] : [];
  });
  return (
    <EmptyState
      className={styles.empty}
      title="По этим фильтрам квартир нет"
      action={
        ways.length === 0 && (
          <Button variant="secondary" href={all}>
            Показать все квартиры
          </Button>
        )
      }
    >
      {ways.length > 0 && (
        <>
          <p>Снимите один из&nbsp;фильтров:</p>
          <ul className={styles.ways}>
            {ways.map(({ key, words, count, href }) => (
              <li key={key}>
                <Button variant="secondary" href={href} data-keep-scroll="">
                  {words}&nbsp;— {variants(count)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

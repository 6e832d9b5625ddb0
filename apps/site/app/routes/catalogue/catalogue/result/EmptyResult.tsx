import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { variants } from '../filter-form/variants.ts';
import type { WayOut } from '../ways-out.ts';
import styles from './EmptyResult.module.css';

/** Nothing was found: which single filter to lift, and how many lots that gives. */
export function EmptyResult({ ways }: { ways: readonly WayOut[] }) {
  return (
    <EmptyState
      className={styles.empty}
      title="По этим фильтрам квартир нет"
      action={
        ways.length === 0 && (
          <Button variant="secondary" href="/katalog">
            Показать все квартиры
          </Button>
        )
      }
    >
      {ways.length > 0 && (
        <>
          <p>Снимите один из&nbsp;фильтров:</p>
          <ul className={styles.ways}>
            {ways.map(({ words, count, href }) => (
              <li key={href}>
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

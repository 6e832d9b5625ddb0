import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import styles from './NothingFound.module.css';

export interface NothingFoundProps {
  /** Genitive of what was looked for: «квартир». */
  what: string;
  /** Filters that give something when they are lifted, best first. */
  ways: readonly WayOut[];
  /** Leads to the whole list where no single filter helps. */
  all: { label: string; href: string };
}

/** A single filter to lift and, in words, what that gives. */
export interface WayOut {
  label: string;
  href: string;
}

/** Nothing was found: which single filter to lift, and how much that gives. */
export function NothingFound({ what, ways, all }: NothingFoundProps) {
  const isHopeless = ways.length === 0;
  return (
    <EmptyState
      drawing={<NothingSpot />}
      className={styles.empty}
      title={`По этим фильтрам ${what} нет`}
      action={
        isHopeless && (
          <Button variant="secondary" href={all.href}>
            {all.label}
          </Button>
        )
      }
    >
      {!isHopeless && (
        <>
          <p>Снимите один из&nbsp;фильтров:</p>
          <ul className={styles.ways}>
            {ways.map(({ label, href }) => (
              <li key={href}>
                <Button variant="secondary" href={href} data-keep-scroll="">
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

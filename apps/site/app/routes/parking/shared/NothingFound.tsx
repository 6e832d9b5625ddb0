import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import type { Listing, ListingState } from '../../../store/listing/index.ts';
import styles from './NothingFound.module.css';
import { liftWords } from './place-chips.ts';
import { variantsWords } from './place-words.ts';

/** Props of {@link NothingFound}. */
export interface NothingFoundProps<Query> {
  action: string;
  listing: Listing<Query>;
  state: ListingState<Query>;
  relaxations: readonly { key: string; count: number }[];
}

/** Nothing was found: which single filter to lift, and how much that gives. */
export function NothingFound<Query>(props: NothingFoundProps<Query>) {
  const { action, listing, state, relaxations } = props;
  const ways = relaxations.flatMap(({ key, count }) => {
    const words = liftWords(key);
    const href = action + listing.write(listing.lift(state, [key]));
    return words ? [{ key, href, words: `${words}\u00a0— ${variantsWords(count)}` }] : [];
  });
  return (
    <EmptyState
      className={styles.empty}
      title="По этим фильтрам мест нет"
      action={
        ways.length === 0 && (
          <Button variant="secondary" href={action}>
            Сбросить фильтры
          </Button>
        )
      }
    >
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ key, href, words }) => (
            <li key={key}>
              <Button variant="secondary" href={href} data-keep-scroll="">
                {words}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

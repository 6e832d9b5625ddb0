import type { ListingPlace } from './chips.ts';
import type { WayOut } from './NothingFound.tsx';

/**
 * Ways out of an empty list, best first.
 * @param words what lifting a filter is called and what it gives: «Любая цена», «12 помещений»; a filter without words is left out
 */
export function waysOut<Query>(
  { action, listing, state }: ListingPlace<Query>,
  relaxations: readonly { key: string; count: number }[],
  words: { lift: (key: string) => string | undefined; count: (count: number) => string },
): WayOut[] {
  return relaxations.flatMap(({ key, count }) => {
    const lifted = words.lift(key);
    const href = action + listing.write(listing.lift(state, [key]));
    return lifted ? [{ label: `${lifted}\u00a0— ${words.count(count)}`, href }] : [];
  });
}

import type { Listing, ListingState } from '../../store/listing/index.ts';
import { SortForm, Toolbar, type ToolbarChip } from './toolbar/index.ts';

export interface ListingToolbarProps<Query> {
  action: string;
  listing: Listing<Query>;
  state: ListingState<Query>;
  chips: readonly ToolbarChip[];
  /** «12 помещений». */
  count: string;
  /** Sort orders with their words, the default first; none where the list has one order. */
  sorts?: readonly (readonly [value: string, label: string])[];
}

/** Filters in force of a list, how much they leave, and its order. */
export function ListingToolbar<Query>(props: ListingToolbarProps<Query>) {
  const { action, listing, state, chips, count, sorts } = props;
  const entries = listing.entries(state);
  return (
    <Toolbar
      chips={chips}
      reset={action}
      count={count}
      compact
      order={
        sorts && (
          <SortForm
            action={action}
            orders={sorts}
            sort={entries.find(([key]) => key === 'sort')?.[1]}
            carried={entries.filter(([key]) => key !== 'page' && key !== 'sort')}
            addressOf={(sent) => action + listing.write(listing.read(sent))}
          />
        )
      }
    />
  );
}

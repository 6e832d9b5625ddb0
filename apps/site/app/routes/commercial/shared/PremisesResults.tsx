import { liftOf, listingChips, ListingResults } from '../../../components/listing-form/index.ts';
import { premisesWords } from './premises-filters.ts';
import { premisesListing, SORTS } from './premises-url.ts';
import { unitsWords } from './premises-words.ts';
import type { PremisesFound } from './premises.server.ts';
import { PremisesFilters } from './PremisesFilters.tsx';
import { StoreUnit } from './StoreUnit.tsx';

export interface PremisesResultsProps {
  /** Address of the page. */
  action: string;
  found: PremisesFound;
  /**
   * The list is of one complex.
   * @default false
   */
  within?: boolean;
}

const FIRST_SCREEN = 3;

const WORDS = {
  title: 'Найденные помещения',
  what: 'помещений',
  all: 'Показать все помещения',
  count: unitsWords,
  lift: liftOf(premisesWords),
  note: 'Цена не\u00a0является публичной офертой. Планы справочные, точные размеры указаны в\u00a0договоре.',
};

/** Filters of premises, what they find, and the way through its pages. */
export function PremisesResults({ action, found, within = false }: PremisesResultsProps) {
  const { state, facets, lots } = found;
  const place = { action, listing: premisesListing, state };
  return (
    <>
      <PremisesFilters action={action} state={state} facets={facets} within={within} />
      <ListingResults
        {...found}
        {...place}
        chips={listingChips(place, premisesWords, facets)}
        sorts={SORTS}
        words={WORDS}
      >
        {lots.map((unit, index) => (
          <StoreUnit key={unit.id} unit={unit} eager={index < FIRST_SCREEN} />
        ))}
      </ListingResults>
    </>
  );
}

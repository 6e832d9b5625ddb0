import { liftOf, listingChips, ListingResults } from '../../../components/listing-form/index.ts';
import { resaleWords } from '../shared/resale-filters.ts';
import { RESALE_PATH, resaleListing, SORTS } from '../shared/resale-url.ts';
import { countFlats } from '../../../store/apartments/count-flats.ts';
import type { ResaleFound } from '../shared/resale.server.ts';
import { ResaleCard } from '../shared/ResaleCard.tsx';
import { ResaleFilters } from './ResaleFilters.tsx';

const FIRST_SCREEN = 3;

const WORDS = {
  title: 'Квартиры в\u00a0продаже',
  what: 'квартир',
  all: 'Показать все квартиры',
  count: countFlats,
  lift: liftOf(resaleWords),
  note: 'Цену назначает собственник, она не\u00a0является публичной офертой. Схемы планировок справочные.',
};

/** Filters of resale flats, what they find, and the way through its pages. */
export function ResaleResults({ found }: { found: ResaleFound }) {
  const { state, facets, flats } = found;
  const place = { action: RESALE_PATH, listing: resaleListing, state };
  return (
    <>
      <ResaleFilters found={found} />
      <ListingResults
        {...found}
        {...place}
        chips={listingChips(place, resaleWords, facets)}
        sorts={SORTS}
        words={WORDS}
      >
        {flats.map((flat, index) => (
          <ResaleCard key={flat.id} flat={flat} eager={index < FIRST_SCREEN} />
        ))}
      </ListingResults>
    </>
  );
}

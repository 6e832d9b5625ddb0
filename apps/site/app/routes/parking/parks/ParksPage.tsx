import { Container } from '@m30/ui-kit/container';
import { Pagination } from '@m30/ui-kit/pagination';
import {
  listingChips,
  ListingToolbar,
  NothingFound,
} from '../../../components/listing-form/index.ts';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { noPlaces } from '../shared/no-places.ts';
import { placeWords } from '../shared/place-filters.ts';
import { PARKS_PATH, PLACE_KEYS, placesListing, SORTS } from '../shared/place-url.ts';
import { placesWords, roomsWords, variantsWords } from '../shared/place-words.ts';
import { PlaceFilters } from '../shared/PlaceFilters.tsx';
import { ParkRow } from './ParkRow.tsx';
import type { ParksFound } from './parks.server.ts';
import styles from './ParksPage.module.css';
import { PlaceRows } from './PlaceRows.tsx';

/** Car parks of all complexes: what each has for sale, filters, and what they find. */
export function ParksPage({ found }: { found: ParksFound }) {
  const { state, facets, complexes, total, lots, page, pages, relaxations } = found;
  const place = { action: PARKS_PATH, listing: placesListing, state };
  const chips = listingChips(place, placeWords, facets);
  const hasList = chips.length > 0 && total > 0;
  const count = (kind: 'parking' | 'storage') =>
    complexes.reduce((sum, complex) => sum + complex[kind].count, 0);
  return (
    <>
      <PageHead
        beside
        title="Паркинг и кладовые"
        note={`${placesWords(count('parking'))} и\u00a0${roomsWords(count('storage'))} в\u00a0продаже. Выберите комплекс, чтобы увидеть схему уровня.`}
      />
      <Container>
        <PlaceFilters {...place} facets={facets} keys={[...PLACE_KEYS, 'complex']} complexes />
        <ListingToolbar
          {...place}
          chips={chips}
          count={variantsWords(total)}
          {...(hasList && { sorts: SORTS })}
        />
        {total === 0 && <NothingFound {...noPlaces(place, relaxations)} />}
        <h2 className="visually-hidden">Комплексы с&nbsp;паркингом</h2>
        <ul className={styles.parks}>
          {complexes.map((complex) => (
            <li key={complex.vendor}>
              <ParkRow complex={complex} state={state} />
            </li>
          ))}
        </ul>
        {hasList && (
          <section className={styles.found} aria-labelledby="found">
            <h2 id="found">Подходящие места</h2>
            <PlaceRows lots={lots} />
            <Pagination
              className={styles.pages}
              page={page}
              pages={pages}
              href={(to) =>
                PARKS_PATH + placesListing.write({ ...state, query: { ...state.query, page: to } })
              }
            />
          </section>
        )}
      </Container>
    </>
  );
}

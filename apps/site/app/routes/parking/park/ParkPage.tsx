import { useSearchParams } from 'react-router';
import { Container } from '@m30/ui-kit/container';
import { formatNumber } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import {
  listingChips,
  ListingToolbar,
  NothingFound,
} from '../../../components/listing-form/index.ts';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { noPlaces } from '../shared/no-places.ts';
import { placeWords } from '../shared/place-filters.ts';
import { PLACE_KEYS, parkListing } from '../shared/place-url.ts';
import { levelName, variantsWords } from '../shared/place-words.ts';
import { PlaceFilters } from '../shared/PlaceFilters.tsx';
import { LevelLinks } from './LevelLinks.tsx';
import { LevelPlan } from './LevelPlan.tsx';
import type { ParkFound } from './park.server.ts';
import styles from './ParkPage.module.css';
import { PlaceBar } from './PlaceBar.tsx';
import { PlaceList } from './PlaceList.tsx';
import { useLivePlaces } from './use-live-places.ts';

/** The car park of one complex: a level with its places, as a drawing and as a list. */
export function ParkPage({ found }: { found: ParkFound }) {
  const { vendor, complexName, level, levels, facets, state, total } = found;
  // The loader rests while only the place changes, so that the address is asked.
  const [search] = useSearchParams();
  const places = useLivePlaces(level.places);
  const chosen = places.find(({ id }) => id === search.get('place'));
  const action = `/parking/${vendor}`;
  const place = { action, listing: parkListing, state };
  const { place: _place, ...filters } = state.query;
  const hrefOf = (id?: string) =>
    action +
    parkListing.write({
      ...state,
      query: { ...filters, level: String(level.level), ...(id !== undefined && { place: id }) },
    });
  return (
    <>
      <PageHead
        title={`Паркинг «${complexName}»`}
        note={
          <>
            {found.address}.{' '}
            {level.height > 0 && <>Высота в&nbsp;свету {formatNumber(level.height, 1)}&nbsp;м. </>}
            <TextLink href={`/obekty/${vendor}`}>О&nbsp;комплексе</TextLink>
          </>
        }
        trail={[{ label: 'Паркинг и кладовые', href: '/parking' }]}
      />
      <Container>
        <PlaceFilters {...place} facets={facets} keys={PLACE_KEYS} />
        <ListingToolbar
          {...place}
          chips={listingChips(place, placeWords, facets)}
          count={variantsWords(total)}
        />
        {total === 0 && <NothingFound {...noPlaces(place, found.relaxations)} />}
        <LevelLinks action={action} state={state} levels={levels} current={level.level} />
        <section className={styles.level} aria-labelledby="level">
          <h2 id="level" className="visually-hidden">
            {levelName(level.level)}
          </h2>
          <LevelPlan level={{ ...level, places }} chosen={chosen?.id} hrefOf={hrefOf} />
          <PlaceList places={places} chosen={chosen?.id} hrefOf={hrefOf} />
          <PlaceBar place={chosen} complexName={complexName} closeHref={hrefOf()} />
        </section>
      </Container>
    </>
  );
}

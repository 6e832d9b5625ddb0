import type { PlaceFacets, PlacesFilter } from '@m30/api';
import {
  chosenWords,
  ListingChips,
  ListingFlags,
  ListingForm,
  ListingGroup,
  MoreFilters,
  PriceAndArea,
} from '../../../components/listing-form/index.ts';
import { placeWords } from './place-filters.ts';
import type { Listing, ListingState } from '../../../store/listing/index.ts';

/** What both pages filter by. */
type Query = Omit<PlacesFilter, 'level'>;

export interface PlaceFiltersProps<Own extends Query> {
  action: string;
  listing: Listing<Own>;
  state: ListingState<Own>;
  facets: PlaceFacets;
  /** Keys that the fields edit. */
  keys: readonly string[];
  /** Complexes to choose from; none on the page of one. */
  complexes?: boolean;
}

/** Filters of parking places and storage rooms. */
export function PlaceFilters<Own extends Query>(props: PlaceFiltersProps<Own>) {
  const { action, listing, state, facets, keys, complexes = false } = props;
  const query: Partial<Query> = state.query;
  const said = (...keys: (keyof Query)[]) => chosenWords(query, placeWords, facets, keys);
  const limits = [query.priceFrom, query.priceTo, query.areaFrom, query.areaTo];
  return (
    <ListingForm
      action={action}
      listing={listing}
      state={state}
      keys={keys}
      label="Фильтры мест и кладовых"
    >
      <ListingGroup title="Что ищете" any="Всё" chosen={said('kind')}>
        <ListingChips
          name="kind"
          none="Всё"
          options={facets.kind}
          chosen={query.kind ? [query.kind] : []}
        />
      </ListingGroup>
      <ListingGroup title="Размер места" any="Любой" chosen={said('size')}>
        <ListingChips name="size" options={facets.size} chosen={query.size ?? []} />
      </ListingGroup>
      <ListingGroup title="Особенности" any="Неважно" chosen={said('charging', 'free')}>
        <ListingFlags
          flags={[
            {
              name: 'charging',
              label: 'С зарядкой',
              count: facets.charging.count,
              on: query.charging !== undefined,
            },
            {
              name: 'free',
              label: 'Только свободные',
              count: facets.free.count,
              on: query.free !== undefined,
            },
          ]}
        />
      </ListingGroup>
      {complexes && (
        <ListingGroup title="Комплекс" any="Все" chosen={said('complex')} wide>
          <ListingChips name="complex" options={facets.complex} chosen={query.complex ?? []} />
        </ListingGroup>
      )}
      <MoreFilters chosen={limits.some((value) => value !== undefined)}>
        <PriceAndArea query={query} facets={facets} />
      </MoreFilters>
    </ListingForm>
  );
}

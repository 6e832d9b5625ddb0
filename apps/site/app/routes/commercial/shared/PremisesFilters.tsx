import type { PremisesFacets } from '@m30/api';
import type { PremisesFilter } from '@m30/api/filters';
import {
  chosenWords,
  ListingChips,
  ListingFlags,
  ListingForm,
  ListingGroup,
  ListingNumbers,
  MoreFilters,
  PriceAndArea,
} from '../../../components/listing-form/index.ts';
import { premisesWords } from './premises-filters.ts';
import { premisesFilterKeys, premisesListing, type PremisesState } from './premises-url.ts';

export interface PremisesFiltersProps {
  /** Address of the list. */
  action: string;
  state: PremisesState;
  facets: PremisesFacets;
  /**
   * The list is of one complex, so that buildings are chosen instead of complexes.
   * @default false
   */
  within?: boolean;
}

/** Filters of commercial premises. */
export function PremisesFilters({ action, state, facets, within = false }: PremisesFiltersProps) {
  const { query } = state;
  const said = (...keys: (keyof PremisesFilter)[]) =>
    chosenWords(query, premisesWords, facets, keys);
  const more = [query.powerFrom, query.ceilingFrom, query.entrance, query.handover, query.free];
  return (
    <ListingForm
      action={action}
      listing={premisesListing}
      state={state}
      keys={within ? premisesFilterKeys.filter((key) => key !== 'complex') : premisesFilterKeys}
      label="Фильтры помещений"
    >
      <ListingGroup
        title={within ? 'Корпус' : 'Комплекс'}
        any="Все"
        chosen={said(within ? 'building' : 'complex')}
        wide
      >
        {within ? (
          <ListingChips name="building" options={facets.building} chosen={query.building ?? []} />
        ) : (
          <ListingChips name="complex" options={facets.complex} chosen={query.complex ?? []} />
        )}
      </ListingGroup>
      <ListingGroup title="Назначение" any="Любое" chosen={said('purpose')} wide>
        <ListingChips name="purpose" options={facets.purpose} chosen={query.purpose ?? []} />
      </ListingGroup>
      <PriceAndArea query={query} facets={facets} said={said} />
      <MoreFilters chosen={more.some((value) => value !== undefined)}>
        <ListingGroup title="Инженерия">
          <ListingNumbers
            numbers={[
              {
                name: 'powerFrom',
                label: 'Мощность от, кВт',
                value: query.powerFrom,
                bound: facets.power.min,
              },
              {
                name: 'ceilingFrom',
                label: 'Потолок от, м',
                value: query.ceilingFrom,
                bound: facets.ceiling.min,
              },
            ]}
          />
        </ListingGroup>
        <ListingGroup title="Вход и бронь">
          <ListingFlags
            flags={[
              {
                name: 'entrance',
                label: 'Отдельный вход',
                count: facets.entrance.count,
                on: query.entrance !== undefined,
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
        <ListingGroup title="Ключи" wide>
          <ListingChips
            name="handover"
            none="Любой срок"
            options={facets.handover}
            chosen={query.handover ? [query.handover] : []}
          />
        </ListingGroup>
      </MoreFilters>
    </ListingForm>
  );
}

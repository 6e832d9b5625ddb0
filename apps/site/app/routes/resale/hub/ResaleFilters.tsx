import type { ResaleFilter } from '@m30/api/filters';
import { TextField } from '@m30/ui-kit/text-field';
import {
  chosenWords,
  ListingChips,
  ListingForm,
  ListingGroup,
  MoreFilters,
  PriceAndArea,
} from '../../../components/listing-form/index.ts';
import { resaleWords } from '../shared/resale-filters.ts';
import { RESALE_PATH, resaleFilterKeys, resaleListing } from '../shared/resale-url.ts';
import type { ResaleFound } from '../shared/resale.server.ts';

/** Filters of resale flats. */
export function ResaleFilters({ found: { state, facets } }: { found: ResaleFound }) {
  const { query } = state;
  const said = (...keys: (keyof ResaleFilter)[]) => chosenWords(query, resaleWords, facets, keys);
  const more = [query.floorNot, query.yearFrom, query.metro];
  return (
    <ListingForm
      action={RESALE_PATH}
      listing={resaleListing}
      state={state}
      keys={resaleFilterKeys}
      label="Фильтры готовых квартир"
    >
      <ListingGroup title="Район" any="Весь город" chosen={said('district')} wide>
        <ListingChips name="district" options={facets.district} chosen={query.district ?? []} />
      </ListingGroup>
      <ListingGroup title="Комнаты" any="Любые" chosen={said('rooms')} wide>
        <ListingChips name="rooms" options={facets.rooms} chosen={query.rooms ?? []} />
      </ListingGroup>
      <PriceAndArea query={query} facets={facets} said={said} />
      <MoreFilters chosen={more.some((value) => value !== undefined)}>
        <ListingGroup title="Этаж">
          <ListingChips name="floorNot" options={facets.floorNot} chosen={query.floorNot ?? []} />
        </ListingGroup>
        <ListingGroup title="Год постройки">
          <TextField
            name="yearFrom"
            label="Не раньше, год"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={query.yearFrom}
            placeholder={String(facets.year.min)}
          />
        </ListingGroup>
        <ListingGroup title="Метро пешком" wide>
          <ListingChips
            name="metro"
            none="Неважно"
            options={facets.metro}
            chosen={query.metro === undefined ? [] : [String(query.metro)]}
          />
        </ListingGroup>
      </MoreFilters>
    </ListingForm>
  );
}

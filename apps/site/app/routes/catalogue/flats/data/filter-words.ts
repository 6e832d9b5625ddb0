import type { FacetOption, Facets } from '@m30/api';
import {
  COMMUTES,
  DEFAULT_COMMUTE_BY,
  limitsOf,
  NEARBY_KINDS,
  type LimitedFacet,
  lotFilters,
} from '@m30/api/filters';
import { formatArea, formatMillions, formatMoney, formatQuarter } from '@m30/ui-kit/format';
import { roomsChipTitle } from '../../../../store/objects/lot-title.ts';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import { optionLabel } from '../../../../store/listing/index.ts';
import { BY_WORDS } from '../../../../store/commute/commute-words.ts';
import { NEARBY_WORDS } from '../../../../store/apartments/nearby-words.ts';
import type { GroupId } from './filter-groups.ts';

type Query = Partial<CatalogueQuery>;

/** «14 млн ₽» of whole roubles. */
export const priceWords = (roubles: number): string => formatMillions(roubles * 100);

/** «60 000 ₽» of whole roubles. */
export const moneyWords = (roubles: number): string => formatMoney(roubles * 100);

/** «до конца 2028», «до III кв. 2028», «дом сдан». */
export function handoverWords(limit: string): string {
  const [year, quarter] = limit.split('-');
  if (quarter === undefined) return 'дом сдан';
  if (quarter === '4') return `до\u00a0конца ${year}`;
  return `до\u00a0${formatQuarter({ year: Number(year), quarter: Number(quarter) as 1 | 2 | 3 })}`;
}

/** «от 6,3 млн ₽», «до 14 млн ₽», «6,3 млн ₽ – 14 млн ₽» or `null` without limits. */
function between(
  from: number | undefined,
  to: number | undefined,
  words: (value: number) => string,
): string | null {
  if (from !== undefined && to !== undefined) {
    const unit = /\u00a0(млн\u00a0₽|м²|₽)$/;
    return `${words(from).replace(unit, '')}\u2060–\u2060${words(to)}`;
  }
  if (from !== undefined) return `от\u00a0${words(from)}`;
  return to === undefined ? null : `до\u00a0${words(to)}`;
}

/** Words of the limits of a facet. */
function limits(facet: LimitedFacet<typeof lotFilters>, words: (value: number) => string) {
  const { from, to } = limitsOf(lotFilters, facet);
  return (query: Query) => between(query[from], query[to], words);
}

const labels = (options: readonly FacetOption[], values: readonly string[] | undefined) =>
  values?.map((value) => optionLabel(options, value)).join(', ');

/** What is chosen of each group of filters, in a few words; `null` where nothing is. */
export const summaries = {
  complex: ({ complex }: Query, facets: Facets) => labels(facets.complex, complex) ?? null,
  rooms: ({ rooms }: Query) => rooms?.map(roomsChipTitle).join(', ') ?? null,
  price: limits('price', priceWords),
  payment: limits('payment', moneyWords),
  area: limits('area', formatArea),
  handover: ({ handover }: Query) => (handover ? handoverWords(handover) : null),
  kitchen: limits('kitchen', formatArea),
  floor: (query: Query, facets: Facets) =>
    [limits('floor', String)(query), labels(facets.floorNot, query.floorNot)]
      .filter(Boolean)
      .join(', ') || null,
  finish: ({ finish }: Query, facets: Facets) => labels(facets.finish, finish) ?? null,
  options: ({ options }: Query, facets: Facets) => labels(facets.options, options) ?? null,
  sides: ({ sides }: Query, facets: Facets) => labels(facets.sides, sides) ?? null,
  light: ({ light, sunFrom, oppositeFrom }: Query, facets: Facets) =>
    [
      labels(facets.light, light),
      sunFrom && `солнца от\u00a0${sunFrom}\u00a0ч`,
      oppositeFrom && `дом напротив от\u00a0${oppositeFrom}\u00a0м`,
    ]
      .filter(Boolean)
      .join(', ') || null,
  pay: ({ pay }: Query, facets: Facets) => labels(facets.pay, pay) ?? null,
  metro: ({ metro }: Query) => (metro ? `до\u00a0${metro}\u00a0мин` : null),
  school: (query: Query) =>
    NEARBY_KINDS.flatMap((kind) =>
      query[kind] ? [`${NEARBY_WORDS[kind].short} до\u00a0${query[kind]}\u00a0мин`] : [],
    ).join(', ') || null,
  number: ({ number }: Query) => number ?? null,
  commute: (query: Query) =>
    COMMUTES.flatMap(({ minutes, by }) =>
      query[minutes]
        ? [`${BY_WORDS[query[by] ?? DEFAULT_COMMUTE_BY]} до\u00a0${query[minutes]}\u00a0мин`]
        : [],
    ).join(', ') || null,
} satisfies Record<GroupId, (query: Query, facets: Facets) => string | null>;

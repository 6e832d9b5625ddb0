import type { Api, ResultOf } from '@m30/api/client';
import { NEARBY_KINDS } from '@m30/api/filters';
import { catalogueHref, type CatalogueState } from '../../../../store/apartments/filter-url.ts';
import { loadObjects } from '../../../../store/objects/index.ts';

type Around = ResultOf<'Map.GetNearby'>;

/** A complex with flats that pass the filters. */
export interface PlaceOnMap {
  vendor: string;
  name: string;
  /** Where it stands, in words. */
  place: string;
  /** Latitude, longitude in degrees. */
  coordinate: [number, number];
  count: number;
  /** Kopecks. */
  priceFrom: number;
  /** Monthly and first payment of the cheapest one, kopecks. */
  paymentFrom: number;
  downPaymentFrom: number;
  /** Its flats in the catalogue, filtered as here. */
  href: string;
  /** Schools, kindergartens and clinics around it. */
  nearby: Around['places'];
}

/**
 * Complexes with flats that pass the filters: how many, from which price, and what that costs a month and at first; whether the filters
 * ask for what is around them.
 */
export async function loadPlaces(
  api: Api,
  state: CatalogueState,
  plans: ResultOf<'Objects.GetPlans'>['plans'],
): Promise<{ places: PlaceOnMap[]; asksNearby: boolean }> {
  const [complexes, around] = await Promise.all([
    loadObjects(api),
    // The map goes without them.
    api.get('Map.GetNearby', {}).catch((): Around => ({ places: [] })),
  ]);
  const groups = plans.flatMap((plan) => plan.complexes);
  const places = complexes.flatMap(({ vendor, name, place, coordinate }) => {
    const own = groups.filter((group) => group.vendor === vendor);
    const [cheapest] = own.toSorted((one, other) => one.priceFrom - other.priceFrom);
    if (!cheapest) return [];
    const { priceFrom, paymentFrom, downPaymentFrom } = cheapest;
    const count = own.reduce((sum, group) => sum + group.count, 0);
    const paid = { priceFrom, paymentFrom, downPaymentFrom };
    const nearby = around.places.filter((one) => one.vendor === vendor);
    return [
      { vendor, name, place, coordinate, count, ...paid, href: hrefOf(state, vendor), nearby },
    ];
  });
  return { places, asksNearby: NEARBY_KINDS.some((kind) => state.query[kind] !== undefined) };
}

function hrefOf({ query, refused }: CatalogueState, vendor: string): string {
  const { view: _, page: __, ...rest } = query;
  return catalogueHref({ refused, query: { ...rest, complex: [vendor] } });
}

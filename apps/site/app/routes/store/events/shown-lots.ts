import type { ResultOf } from '@m30/api/client';
import type { EcommerceProduct } from '@m30/shell/analytics';
import type { LotCardView } from '../../../components/lot-card/index.ts';
import type { CatalogueData } from '../../catalogue/flats/data/catalogue.server.ts';
import type { PremisesFound, PremisesUnit } from '../../commercial/shared/premises.server.ts';
import type { LotData } from '../../lot/data/lot.server.ts';
import { toRows, type Columns } from '../../parking/park/columns.ts';
import type { LevelPlace } from '../../parking/park/park.server.ts';
import type { ResaleFlat, ResaleFound } from '../../resale/shared/resale.server.ts';
import type { CompareData } from '../compare/compare.server.ts';
import { flatProduct, lotProduct, resaleProduct, unitProduct } from './product-of.ts';

/** What a page shows of the shop. */
export interface ShownLots {
  /** The lot that the page is about. */
  detail?: EcommerceProduct | undefined;
  /** Cards of a list, each with its place in it, by their addresses. */
  list?: readonly ListedLot[];
  /** Further lots that can be put into a list here. */
  known?: readonly EcommerceProduct[];
}

/** A card: its product and the address that it leads to. */
export interface ListedLot {
  product: EcommerceProduct;
  url: string;
}

interface Paged {
  page: number;
  pageSize: number;
}

type Park = Readonly<{
  found: { complexName: string; level: { places: Columns<LevelPlace> } };
}>;

/** What the data of a page shows, by the pattern of its address; pages that are not here show no lots. */
export const PAGES = {
  '/katalog': ({ found }: Pick<CatalogueData, 'found'>) =>
    'lots' in found ? { list: listOf('Каталог квартир', found.lots, flatProduct, found) } : {},
  '/katalog/kommerciya': premises,
  '/kommerciya': premises,
  '/kommerciya/:uid': premises,
  '/vtorichka': ({ found }: { found: ResaleFound }) => ({
    list: listOf('Вторичное жильё', found.flats, resaleProduct, found),
  }),
  '/obekty/:vendor/:subvendor/:id': ({ lot }: Pick<LotData, 'lot'>) => ({
    detail: flatProduct(lot),
    list: listOf('Похожие квартиры', lot.similar, flatProduct),
  }),
  '/kommerciya/:uid/:id': ({ unit }: { unit: PremisesUnit }) => ({ detail: unitProduct(unit) }),
  '/vtorichka/:id': ({ flat }: { flat: ResaleFlat }) => ({ detail: resaleProduct(flat) }),
  '/parking/:uid': ({ found: { complexName, level } }: Park, query: URLSearchParams) => {
    const places = toRows<LevelPlace>(level.places);
    const known = places.map((place) => lotProduct({ ...place, complexName }));
    return { known, detail: known.find(({ id }) => id === query.get('place')) };
  },
  '/novosti/:alias': ({ related }: { related: { lots: readonly LotCardView[] } | null }) => ({
    list: listOf('Квартиры в новости', related?.lots ?? [], flatProduct),
  }),
  '/cart': ({ cart }: { cart: ResultOf<'Cart.Get'> }) => ({
    known: cart.products.map(({ lot }) => lotProduct(lot)),
  }),
  '/compare': ({ elements }: Pick<CompareData, 'elements'>) => ({
    known: elements.map(lotProduct),
  }),
  '/izbrannoe': ({ items }: ResultOf<'Favourite.Get'>) => ({
    known: items.map(({ lot }) => lotProduct(lot)),
  }),
};

/**
 * What a page shows of the shop.
 * @param pattern of its address, as in the table of routes
 * @param data of its loader; none while it failed
 */
export function shownLots(pattern: string, data: unknown, query: URLSearchParams): ShownLots {
  if (!data || !Object.hasOwn(PAGES, pattern)) return {};
  // The router gives each page the data of its own loader.
  const read = PAGES[pattern as keyof typeof PAGES] as (
    data: unknown,
    query: URLSearchParams,
  ) => ShownLots;
  return read(data, query);
}

function premises({ found }: { found: PremisesFound }): ShownLots {
  return { list: listOf('Коммерческие помещения', found.lots, unitProduct, found) };
}

function listOf<Lot extends { url: string }>(
  list: string,
  lots: readonly Lot[],
  productOf: (lot: Lot) => EcommerceProduct,
  { page, pageSize }: Paged = { page: 1, pageSize: 0 },
): ListedLot[] {
  const before = (page - 1) * pageSize;
  return lots.map((lot, index) => ({
    url: lot.url,
    product: { ...productOf(lot), list, position: before + index + 1 },
  }));
}

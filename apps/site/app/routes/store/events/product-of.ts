import type { EcommerceProduct } from '@m30/shell/analytics';
import { formatArea } from '@m30/ui-kit/format';
import { lotWhat } from '../../../store/cart/lot-words.ts';

/** What a lot is called by. */
type Called = Parameters<typeof lotWhat>[0] & { area: number };
type Rooms = Pick<Extract<Called, { kind: 'flat' }>, 'rooms' | 'euro'>;

interface Sold {
  id: string;
  /** Square metres. */
  area: number;
  /** Kopecks; `null` where it is not for sale. */
  price: number | null;
}

/** What all lots have that stand in a building of the company. */
interface Built extends Sold {
  complexName: string;
  buildingName: string;
}

type Resale = Sold & Rooms & { district: string };

/** A lot of any kind, as cart, comparison and favourites hold it. */
type AnyLot = (Built & Called) | (Resale & { kind: 'resale' });

/** First levels of the category. */
const KINDS = {
  flat: 'Квартиры',
  commercial: 'Коммерция',
  parking: 'Паркинг',
  storage: 'Кладовые',
  resale: 'Вторичное жильё',
} as const;

/** A new flat. */
export const flatProduct = (flat: Built & Rooms): EcommerceProduct =>
  lotProduct({ ...flat, kind: 'flat' });

/** Commercial premises. */
export const unitProduct = (unit: Built): EcommerceProduct =>
  lotProduct({ ...unit, kind: 'commercial' });

/** A resale flat; the street of its owner is nobody's business. */
export const resaleProduct = (flat: Resale): EcommerceProduct =>
  lotProduct({ ...flat, kind: 'resale' });

/** A lot of any kind, by the name that the rows of the cart have: «2-комнатная, 63,6 м²», «Кладовая, 4,2 м²». */
export function lotProduct(lot: AnyLot): EcommerceProduct {
  const { id, price, area } = lot;
  const called = lot.kind === 'resale' ? { ...lot, kind: 'flat' as const } : lot;
  const place = lot.kind === 'resale' ? [lot.district] : [lot.complexName, lot.buildingName];
  return {
    id,
    name: plain(`${lotWhat(called)}, ${formatArea(area)}`),
    category: [KINDS[lot.kind], ...place].map((one) => plain(one).replaceAll('/', '-')).join('/'),
    ...(price !== null && { price: Math.round(price) / 100 }),
  };
}

/** Without the marks that hold the lines of a card together. */
const plain = (words: string) => words.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

import type { EcommerceProduct } from '@m30/shell/analytics';
import { lotTitle } from '../../../store/objects/lot-title.ts';
import { unitTitle } from '../../commercial/shared/premises-words.ts';
import { placeTitle } from '../../parking/shared/place-words.ts';

/** What all lots have that stand in a building of the company. */
interface Built {
  id: string;
  /** Kopecks; `null` where it is not for sale. */
  price: number | null;
  complexName: string;
  buildingName: string;
}

type Titled = Parameters<typeof lotTitle>[0];
type Flat = Built & Titled;
type Unit = Built & { area: number };
type Place = Built & Parameters<typeof placeTitle>[0];
type Resale = Pick<Built, 'id' | 'price'> & Titled & { district: string };

/** A lot of any kind, as cart, comparison and favourites hold it. */
type AnyLot =
  | (Flat & { kind: 'flat' })
  | (Unit & { kind: 'commercial' })
  | (Resale & { kind: 'resale' })
  | (Omit<Place, 'label'> & { number: string });

/** A new flat. */
export const flatProduct = (flat: Flat): EcommerceProduct =>
  product(flat, lotTitle(flat), ['Квартиры', flat.complexName, flat.buildingName]);

/** Commercial premises. */
export const unitProduct = (unit: Unit): EcommerceProduct =>
  product(unit, unitTitle(unit), ['Коммерция', unit.complexName, unit.buildingName]);

/** A parking place or a storage room. */
export const placeProduct = (place: Place): EcommerceProduct =>
  product(place, placeTitle(place), ['Паркинг', place.complexName, place.buildingName]);

/** A resale flat; the street of its owner is nobody's business. */
export const resaleProduct = (flat: Resale): EcommerceProduct =>
  product(flat, lotTitle(flat), ['Вторичное жильё', flat.district]);

/** A lot of a list that holds every kind. */
export function lotProduct(lot: AnyLot): EcommerceProduct {
  if (lot.kind === 'flat') return flatProduct(lot);
  if (lot.kind === 'commercial') return unitProduct(lot);
  if (lot.kind === 'resale') return resaleProduct(lot);
  return placeProduct({ ...lot, label: lot.number });
}

/** Names are those of cards, without the marks that hold their lines together. */
function product(
  { id, price }: Pick<Built, 'id' | 'price'>,
  title: string,
  path: readonly string[],
): EcommerceProduct {
  return {
    id,
    name: plain(title),
    category: path.map((level) => plain(level).replaceAll('/', '-')).join('/'),
    ...(price !== null && { price: Math.round(price) / 100 }),
  };
}

const plain = (words: string) => words.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

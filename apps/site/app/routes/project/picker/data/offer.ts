import type { ChessCell } from '../../../../components/chessboard/index.ts';
import type { PickerState } from './picker-address.ts';

/** What of a floor or a building a buyer may choose from. */
export interface Offer {
  /** Flats that are there, sold ones too. */
  total: number;
  /** Those for sale that the filter lets pass. */
  count: number;
  /** m²; these and the price are `null` where the count is 0. */
  areaFrom: number | null;
  areaTo: number | null;
  /** Kopecks. */
  priceFrom: number | null;
}

type Filter = Pick<PickerState, 'rooms' | 'free'>;

/** Whether a flat is for sale and the filter lets it pass. */
export function passes({ status, rooms }: ChessCell, filter: Filter): boolean {
  const onSale = status === 'free' || (status === 'held' && !filter.free);
  return onSale && (filter.rooms.length === 0 || filter.rooms.includes(rooms));
}

/** Counts flats. */
export function offerOf(cells: readonly ChessCell[], filter: Filter): Offer {
  const some = cells.filter((cell) => passes(cell, filter));
  const areas = some.map(({ area }) => area);
  const prices = some.flatMap(({ price }) => price ?? []);
  return {
    total: cells.length,
    count: some.length,
    areaFrom: least(areas),
    areaTo: areas.length > 0 ? Math.max(...areas) : null,
    priceFrom: least(prices),
  };
}

const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);

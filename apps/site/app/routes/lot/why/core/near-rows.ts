import type { LotView } from '../../data/lot.server.ts';
import type { ExplainedPrice } from './explained-price.ts';

/** A flat of the comparison. */
export interface NearRow {
  /** «№ 57», in another building «Корпус 1, № 57». */
  name: string;
  /** Address of its page; none of this flat's own. */
  url: string | null;
  area: number;
  floor: number;
  status: ExplainedPrice['near'][number]['status'];
  own: boolean;
  /** Price of a m², kopecks. */
  metre: number;
}

/** This flat among the nearest, the cheapest m² first. */
export function nearRows(
  { near, pricePerMetre }: Pick<ExplainedPrice, 'near' | 'pricePerMetre'>,
  lot: Pick<LotView, 'number' | 'buildingName' | 'area' | 'floor'>,
): NearRow[] {
  const own = { ...lot, url: null, status: 'free' as const, own: true, metre: pricePerMetre };
  const others = near.map((one) => ({ ...one, own: false, metre: one.pricePerMetre }));
  return [own, ...others]
    .sort((a, b) => a.metre - b.metre)
    .map(({ number, buildingName, ...row }) => ({
      name: `${buildingName === lot.buildingName ? '' : `${buildingName}, `}№\u00a0${number}`,
      ...{ url: row.url, area: row.area, floor: row.floor, status: row.status },
      ...{ own: row.own, metre: row.metre },
    }));
}

/** Marks of the ruler: whole tens of thousands of roubles, in kopecks. */
const STEP = 1_000_000;

/** A ruler that all prices of a m² stand on, with some room at its ends. */
export function rulerOf(metres: readonly number[]) {
  const [low, high] = [Math.min(...metres), Math.max(...metres)];
  const step = STEP * Math.max(1, Math.ceil((high - low) / STEP / 6));
  const from = Math.floor((low - step / 3) / step) * step;
  const to = Math.ceil((high + step / 3) / step) * step;
  const count = Math.round((to - from) / step);
  return {
    marks: Array.from({ length: count + 1 }, (_, at) => from + at * step),
    /** Per cent of the ruler. */
    place: (metre: number) => ((metre - from) / (to - from)) * 100,
  };
}

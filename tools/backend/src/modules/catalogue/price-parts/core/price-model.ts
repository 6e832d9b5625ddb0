import { FEATURES, fullPrice, type PricedFlat } from './price-feature.ts';
import { fitSlopes, type CentredRow } from './least-squares.ts';

/** A building as the model knows it. */
interface BuildingMeans {
  /** Mean price of a m² before discounts, kopecks. */
  metre: number;
  /** Mean of each feature over the flats of which it is known. */
  features: readonly number[];
  flats: readonly PricedFlat[];
}

/** Prices of the flats of a complex as a sum of features. */
export interface PriceModel {
  /** What a unit of each feature adds to the price of a m², kopecks; 0 where it is not told from noise. */
  slopes: readonly number[];
  /** By the id of the building. */
  buildings: ReadonlyMap<string, BuildingMeans>;
  /** Flats that it was fitted on. */
  count: number;
}

/**
 * Fits an additive model: the mean m² of each building, and how a m² differs from it by the features. What differs only from building to
 * building stays in its mean, where nobody can tell it apart.
 */
export function fitPrices(flats: readonly PricedFlat[]): PriceModel {
  const grouped = Map.groupBy(flats, ({ buildingId }) => buildingId);
  const buildings = new Map([...grouped].map(([id, own]) => [id, meansOf(own)]));
  const rows = [...buildings.values()].flatMap((means) =>
    means.flats.map((flat): CentredRow => ({
      x: differences(flat, means),
      y: metreOf(flat) - means.metre,
    })),
  );
  return { slopes: fitSlopes(rows, buildings.size), buildings, count: flats.length };
}

/**
 * Mean error in the price of a m² of a building that the model has not seen, per cent: each building is left out once, its m² told by the
 * others' (their means at the same features) and compared.
 */
export function errorOnNewBuildings(model: PriceModel): number {
  const all = [...model.buildings.values()];
  const errors = all.flatMap((left) => {
    const others = all.filter((one) => one !== left);
    const { slopes } = fitPrices(others.flatMap(({ flats }) => flats));
    const base = mean(others.flatMap((one) => one.flats.map(() => baseOf(one, slopes))));
    return errorsWithin(left, base, slopes);
  });
  return mean(errors) * 100;
}

/** How far a m² of each flat of a building is from what others tell, as a share. */
function errorsWithin(left: BuildingMeans, base: number, slopes: readonly number[]): number[] {
  const level = base + product(slopes, left.features);
  return left.flats.map((flat) => {
    const predicted = level + product(slopes, differences(flat, left));
    return Math.abs(predicted / metreOf(flat) - 1);
  });
}

/** Price of a m² where every feature is nought: what a building is worth by itself. */
const baseOf = ({ metre, features }: BuildingMeans, slopes: readonly number[]) =>
  metre - product(slopes, features);

/** How far each feature of a flat is from the mean of its building; one that is not known is the mean. */
export const differences = (flat: PricedFlat, { features }: Pick<BuildingMeans, 'features'>) =>
  FEATURES.map(({ of }, at) => {
    const value = of(flat);
    return value === null ? 0 : value - (features[at] ?? 0);
  });

function meansOf(flats: readonly PricedFlat[]): BuildingMeans {
  return {
    metre: mean(flats.map(metreOf)),
    features: FEATURES.map(({ of }) => mean(flats.flatMap((flat) => of(flat) ?? []))),
    flats,
  };
}

const metreOf = (flat: PricedFlat) => fullPrice(flat) / flat.area;
const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const product = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

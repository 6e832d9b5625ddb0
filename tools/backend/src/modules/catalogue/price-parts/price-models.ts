import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import { errorOnNewBuildings, fitPrices, type PriceModel } from './core/price-model.ts';

/** The model of a complex and how far it is off, per cent to a tenth. */
export interface KnownModel {
  model: PriceModel;
  error: number;
}

/** Fewer flats, or buildings to compare them in, tell nothing. */
const LEAST = { flats: 60, buildings: 3 } as const;

/** Error from which on the model is not shown, per cent. */
export const MOST_ERROR = 5;

/** Models of a snapshot by their complex: another state of the catalogue gets its own when it is first asked about. */
const made = new WeakMap<Snapshot, Map<string, KnownModel | null>>();

/** The model of a complex, fitted on its price list; `null` where there is too little to fit it on. */
export function priceModel(snapshot: Snapshot, vendor: string): KnownModel | null {
  const known = made.get(snapshot) ?? new Map<string, KnownModel | null>();
  made.set(snapshot, known);
  const found = known.get(vendor);
  if (found !== undefined) return found;
  const model = fitKnown(pricedFlats(snapshot, vendor));
  known.set(vendor, model);
  return model;
}

/** Flats of a complex that have, or had, a price in its list: all but those that are not for sale. */
export const pricedFlats = (snapshot: Snapshot, vendor: string): PlacedLot[] =>
  [...snapshot.lots.values()].filter(
    ({ complex, status, price }) => complex.vendor === vendor && status !== 'closed' && price > 0,
  );

function fitKnown(flats: readonly PlacedLot[]): KnownModel | null {
  const buildings = new Set(flats.map(({ buildingId }) => buildingId));
  if (flats.length < LEAST.flats || buildings.size < LEAST.buildings) return null;
  const model = fitPrices(flats);
  return { model, error: Math.ceil(errorOnNewBuildings(model) * 10) / 10 };
}

import type { ResultOf } from '@m30/api/client';
import { metrePrice } from '@m30/calculators/area';
import { hasPrice, lotUrl } from '../lot/to-lot-card.ts';
import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import { explainPrice } from './core/explain-price.ts';
import { nearestFlats } from './core/nearest-flats.ts';
import { MOST_ERROR, priceModel, pricedFlats } from './price-models.ts';

type PriceParts = ResultOf<'Objects.GetPriceParts'>;

/** Flats that a price is compared with. */
const NEAR = 5;

/** What the m² of a sold flat is told to: kopecks of a thousand roubles. */
const COARSE = 100_000;

/** The price of a flat as a sum; silent where there is no price, or where the model knows too little. */
export function toPriceParts(snapshot: Snapshot, lot: PlacedLot): PriceParts {
  if (!hasPrice(lot)) return { state: 'silent', reason: 'sold' };
  const known = priceModel(snapshot, lot.complex.vendor);
  const explained = known && explainPrice(known.model, lot);
  if (!explained) return { state: 'silent', reason: 'few' };
  if (known.error > MOST_ERROR) return { state: 'silent', reason: 'inexact' };
  const { model, error } = known;
  const flats = model.buildings.get(lot.buildingId)?.flats ?? [];
  return {
    state: 'explained',
    ...explained,
    ...{ error, flats: model.count, buildings: model.buildings.size, price: lot.price },
    mean: {
      area: meanOf(flats.map(({ area }) => area)),
      floor: meanOf(flats.map(({ floor }) => floor)),
    },
    pricePerMetre: metrePrice(lot.price, lot.area, 'page'),
    near: nearestFlats(lot, pricedFlats(snapshot, lot.complex.vendor), NEAR).map(toNear),
  };
}

function toNear(lot: PlacedLot) {
  const metre = metrePrice(lot.price, lot.area, 'page');
  return {
    number: String(lot.number),
    url: lotUrl(lot),
    buildingName: lot.building.name,
    area: lot.area,
    floor: lot.floor,
    status: lot.status,
    pricePerMetre: hasPrice(lot) ? metre : Math.round(metre / COARSE) * COARSE,
  };
}

/** To a tenth. */
const meanOf = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

import { complexes } from '../data/complexes/index.ts';
import { generateLots } from '../generator/lots.ts';

/** Least own money of the family mortgage, per cent of the price. */
const FAMILY_SHARE = 20.1;

/** Flats that stand in the catalogue, as they are generated. */
const flats = generateLots(complexes);

/** Flats of a complex that may be bought now. */
const freeFlats = (vendor: string) =>
  flats.filter(
    ({ buildingId, status }) => status === 'free' && buildingId.startsWith(`${vendor}/`),
  );

/** What a m² of the free flats of a complex costs, thousand roubles: «346–411». */
export function thousandsPerMetre(vendor: string): string {
  const metres = freeFlats(vendor).map(({ price, area }) => price / 100_000 / area);
  return `${Math.floor(Math.min(...metres))}–${Math.ceil(Math.max(...metres))}`;
}

/** A flat that can be bought, with what the buyer pays himself and what a bank lends; kopecks. */
export interface ExampleDeal {
  /** «„Северный свет“, корпус 2, № 61, 48,4 м²» */
  name: string;
  price: number;
  own: number;
  loan: number;
}

/** The cheapest free flat of a complex from an area on, bought with the least own money of the family mortgage. */
export function exampleDeal(vendor: string, least: number): ExampleDeal {
  const [flat] = freeFlats(vendor)
    .filter(({ area }) => area >= least)
    .toSorted((one, other) => one.price - other.price || one.number - other.number);
  if (!flat) throw new Error(`${vendor} has no free flat of ${least} m²`);
  const { price, area, buildingId, number } = flat;
  const own = Math.ceil((price * FAMILY_SHARE) / 100 / 100) * 100;
  const complex = complexes.find((one) => one.vendor === vendor)?.name ?? vendor;
  const label = buildingId.replace(/^.*korpus-/, '');
  const name = `«${complex}», корпус ${label}, № ${number}, ${String(area).replace('.', ',')} м²`;
  return { name, price, own, loan: price - own };
}

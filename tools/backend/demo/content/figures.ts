import { complexes } from '../data/complexes/index.ts';
import { generateLots } from '../generator/lots.ts';

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

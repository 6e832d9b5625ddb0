import type { Coordinate } from '../../../adapters/travel/types.ts';

/** The place that a filter writes as `59.9343,30.3351`; `null` where it writes none. */
export function placeOf(text: string | undefined): Coordinate | null {
  const [latitude, longitude] = text?.split(',').map(Number) ?? [];
  return latitude === undefined || longitude === undefined ? null : [latitude, longitude];
}

/** A place as the filter writes it; six digits are a tenth of a metre. */
export const placeText = (place: Coordinate): string =>
  place.map((degrees) => degrees.toFixed(6)).join(',');

/** «59.9206, 30.3556», «59,9206; 30,3556», «59.9206 30.3556». */
const PAIR = /^(-?\d+(?:[.,]\d+)?)(?:\s*[;,]\s+|\s*;\s*|\s+|,(?=-?\d+\.))(-?\d+(?:[.,]\d+)?)$/;

/** Latitude and longitude as maps copy them; `null` where it is no pair of numbers. */
export function pointOf(text: string): [latitude: number, longitude: number] | null {
  const [, latitude, longitude] = PAIR.exec(text.trim()) ?? [];
  if (!latitude || !longitude) return null;
  return [Number(latitude.replace(',', '.')), Number(longitude.replace(',', '.'))];
}

/** What a field shows of a point. */
export const pointText = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';

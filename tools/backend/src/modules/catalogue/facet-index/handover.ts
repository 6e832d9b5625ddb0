const ROMAN = ['I', 'II', 'III', 'IV'];

/** `year × 4 + quarter − 1`: quarters in order. */
export function quarterIndex(year: number, quarter: number): number {
  return year * 4 + quarter - 1;
}

/** The limit of a filter (`ready`, `2028-4`) as a quarter; 0 lets only completed buildings pass. */
export function handoverLimit(limit: string): number {
  if (limit === 'ready') return 0;
  return quarterIndex(Number(limit.slice(0, 4)), Number(limit.slice(5)));
}

/** The inverse of `handoverLimit`. */
export function handoverValue(index: number): string {
  return index === 0 ? 'ready' : `${Math.floor(index / 4)}-${(index % 4) + 1}`;
}

/** «Сдан», «До IV кв. 2028». */
export function handoverLabel(index: number): string {
  if (index === 0) return 'Сдан';
  return `До ${ROMAN[index % 4]} кв. ${Math.floor(index / 4)}`.replaceAll(' ', '\u00A0');
}

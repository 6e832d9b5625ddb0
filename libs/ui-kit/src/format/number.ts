import { numberFormat } from './number-format.ts';

/** A number in Russian notation, «1 284», «48,4». */
export function formatNumber(value: number, maximumFractionDigits = 0): string {
  return numberFormat(0, maximumFractionDigits).format(value);
}

/** Square metres with one decimal at most, «48,4 м²». */
export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres, 1)}\u00a0м²`;
}

/** Per cent with two decimals at most, «6 %», «−5,5 %». */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent, 2)}\u00a0%`;
}

const units = ['Б', 'КБ', 'МБ', 'ГБ'] as const;

/** Size of a file in binary units, «6,4 МБ». */
export function formatFileSize(bytes: number): string {
  let value = bytes;
  let unit: string = units[0];
  for (const larger of units.slice(1)) {
    // What would be rounded up to 1024 of a unit already is one of the next.
    if (value < 1023.95) break;
    value /= 1024;
    unit = larger;
  }
  return `${formatNumber(value, 1)}\u00a0${unit}`;
}

import { onlyDigits } from './define-mask.ts';

/** Digits of a text in parts, those before the last padded to two: «5.3.2003» is 05032003, «9:30» is 0930. */
export function paddedParts(text: string): string {
  const parts = text
    .replace(/[^\d\s.,:/\u2010-\u2015-]/g, '')
    .replace(/^\D+/, '')
    .split(/\D+/);
  return parts
    .map((part, index) => (index < parts.length - 1 && part ? part.padStart(2, '0') : part))
    .join('');
}

/** Digits of a day, DDMMYYYY, also from what browsers fill in: «1985-03-05». */
export function dayDigits(text: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  return year ? `${day}${month}${year}` : paddedParts(text);
}

/** Digits of a whole number; a fraction is dropped, not appended: «1 000,50» is 1000, «1.000.000» a million. */
export function wholeDigits(text: string): string {
  return onlyDigits(text.replace(/(?<!\D)\D+$/, '').replace(/[.,]\d{1,2}$/, ''));
}

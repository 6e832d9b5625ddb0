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

/** Months by their first letters, in the genitive of a date. */
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/**
 * Digits of a day, DDMMYYYY, also from what browsers fill in, «1985-03-05», and from words: «5 марта 2003». None of a day
 * with a word that is no month: the digits around it would make another date.
 */
export function dayDigits(text: string): string {
  const [, date, name, rest] = /^\s*(\d{1,2})\s*([а-яёa-z]+)\.?\s*(\d{1,4})/i.exec(text) ?? [];
  if (date && name && rest) {
    const month = MONTHS.indexOf(name.toLowerCase().slice(0, 3)) + 1;
    return month > 0 ? `${date.padStart(2, '0')}${String(month).padStart(2, '0')}${rest}` : '';
  }
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  return year ? `${day}${month}${year}` : paddedParts(text);
}

/** Digits of a whole number; a fraction is dropped, not appended: «1 000,50» is 1000, «1.000.000» a million. */
export function wholeDigits(text: string): string {
  return onlyDigits(text.replace(/(?<!\D)\D+$/, '').replace(/[.,]\d{1,2}$/, ''));
}

/** A card's number as it is printed: «3000 0417». */
export const printNumber = (number: string): string => `${number.slice(0, 4)} ${number.slice(4)}`;

/** Digits of a number as somebody types it; `null` where it is none. */
export function readNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^30\d{6}$/.test(digits) ? digits : null;
}

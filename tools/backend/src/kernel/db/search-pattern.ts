/**
 * A regular expression of PostgreSQL for a text in capital and small letters alike. The database
 * itself knows the case of Cyrillic only where it was made with such a locale, and not everywhere.
 */
export function anyCase(text: string): string {
  return [...text.trim()].map(oneSign).join('').replace(/ +/g, '[ \u00A0]+');
}

function oneSign(sign: string): string {
  const small = sign.toLowerCase();
  const capital = sign.toUpperCase();
  if (small !== capital && small.length === 1 && capital.length === 1)
    return `[${small}${capital}]`;
  return /[.^$*+?()[\]{}|\\]/.test(sign) ? `\\${sign}` : sign;
}

/** Digits of a text that looks like a phone or a part of one, without its 8 or 7; else `null`. */
export function phoneDigits(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (digits.length < 3) return null;
  return digits.length > 10 || /^\s*(8|\+?7)[\s(]/.test(text) ? digits.slice(1) : digits;
}

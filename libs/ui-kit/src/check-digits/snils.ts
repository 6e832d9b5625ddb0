/** Numbers up to this one were given out before there were check digits. */
const LAST_UNCHECKED = 1_001_998;

/**
 * True for a pension insurance number whose two check digits agree: the sum of nine digits with weights 9…1, modulo 101,
 * where 100 is written 00. Source: resolution of the Board of the Pension Fund of 31.07.2006 № 192п, annex.
 * @param snils eleven digits alone
 */
export function isSnils(snils: string): boolean {
  if (!/^\d{11}$/.test(snils)) return false;
  const number = snils.slice(0, 9);
  if (Number(number) === 0) return false;
  if (Number(number) <= LAST_UNCHECKED) return true;
  const sum = [...number].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  return (sum % 101) % 100 === Number(snils.slice(9));
}

const WEIGHTS = [7, 1, 3];

/** True for the shape of a Russian bank's code: nine digits that begin with the country, 04. It has no check digit. */
export const isBic = (bic: string): boolean => /^04\d{7}$/.test(bic);

/**
 * True when the key (ninth digit) of a settlement account agrees with its bank: the last digits of the products of
 * «last three of the BIC + account» with 7, 1, 3… add up to a multiple of ten.
 * Source: Bank of Russia, order of calculating the check key of an account number, 08.09.1997 № 515.
 * @param bic nine digits of the bank
 * @param account twenty digits
 */
export const isAccount = (bic: string, account: string): boolean =>
  keyAgrees(bic, bic.slice(6), account);

/**
 * True when the key of a correspondent account at the Bank of Russia agrees: as {@link isAccount}, with
 * «0 + fifth and sixth of the BIC» in front; such an account begins with 301 and ends with the bank's own three digits.
 * Source: the same order, for accounts in settlement centres.
 */
export const isCorrespondentAccount = (bic: string, account: string): boolean =>
  account.startsWith('301') &&
  account.endsWith(bic.slice(6)) &&
  keyAgrees(bic, `0${bic.slice(4, 6)}`, account);

function keyAgrees(bic: string, bank: string, account: string): boolean {
  if (!isBic(bic) || !/^\d{20}$/.test(account)) return false;
  const sum = [...bank, ...account].reduce(
    (total, digit, index) => total + ((Number(digit) * (WEIGHTS[index % 3] ?? 0)) % 10),
    0,
  );
  return sum % 10 === 0;
}

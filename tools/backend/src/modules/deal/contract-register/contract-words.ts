/** «ДДУ-30001», the number of the contract of order «M30-30001». */
export const contractNumber = (order: string): string => order.replace(/^M30/, 'ДДУ');

/** A surname as it is compared: case, «ё» and spaces around do not matter. */
export const foldSurname = (surname: string): string =>
  surname.trim().toLowerCase().replaceAll('ё', 'е');

/** The number of a contract as a person types it: «дду 30001», «№ 30001», «ДДУ – 30001». */
export function readContractNumber(typed: string): string {
  const compact = typed
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s№]/g, '');
  return compact.replace(/^(?:ДДУ|DDU)?-?(?=\d+$)/, 'ДДУ-');
}

/** The number of an order as a person types it: «м30 30001», «30001». */
export function readOrderNumber(typed: string): string {
  const compact = typed
    .toUpperCase()
    .replaceAll('М', 'M')
    .replace(/[\u2010-\u2015\u2212\s№-]/g, '');
  return compact.replace(/^(?:M30)?(?=\d{5,}$)/, 'M30-');
}

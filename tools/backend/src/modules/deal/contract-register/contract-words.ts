import type { ContractKind } from '../order/core/contract-kind.ts';

const PREFIXES: Readonly<Record<ContractKind, string>> = { ddu: 'ДДУ', sale: 'КП' };

/**
 * «ДДУ-30001» or «КП-30001», the number of the contract of order «M30-30001»; of a set the contracts of the other lots are «ДДУ-30001-2» and so on.
 * @param part which of the order's lots, from 0
 */
export const contractNumber = (order: string, kind: ContractKind, part = 0): string =>
  order.replace(/^M30/, PREFIXES[kind]) + (part === 0 ? '' : `-${part + 1}`);

/** Kinds by what people type. */
const KINDS: Readonly<Record<string, ContractKind>> = { КП: 'sale', KP: 'sale' };

/** A surname as it is compared: case, «ё» and spaces around do not matter. */
export const foldSurname = (surname: string): string =>
  surname.trim().toLowerCase().replaceAll('ё', 'е');

/** What the number of a contract may be, as a person types it: «дду 30001», «КП – 30001», «№ 30001» is either. */
export function readContractNumbers(typed: string): string[] {
  const compact = typed
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s№]/g, '');
  const [, prefix, digits, part = ''] = /^(ДДУ|DDU|КП|KP)?-?(\d+)([-/][2-9])?$/.exec(compact) ?? [];
  if (digits === undefined) return [compact];
  const kinds: ContractKind[] = prefix === undefined ? ['ddu', 'sale'] : [KINDS[prefix] ?? 'ddu'];
  const suffix = part.replace('/', '-');
  return kinds.map((kind) => `${PREFIXES[kind]}-${digits}${suffix}`);
}

/** The number of an order as a person types it: «м30 30001», «30001». */
export function readOrderNumber(typed: string): string {
  const compact = typed
    .toUpperCase()
    .replaceAll('М', 'M')
    .replace(/[\u2010-\u2015\u2212\s№-]/g, '');
  return compact.replace(/^(?:M30)?(?=\d{5,}$)/, 'M30-');
}

/** Which keys a numeric field takes: digits, or digits, comma and period (specification, §5). */
export type NumberKind = 'integer' | 'float';

/** Leaves of a text what its kind of number may be written with; whatever was pasted. */
export const restrict = (text: string, kind: NumberKind): string =>
  text.replace(kind === 'integer' ? /\D/g : /[^\d.,]/g, '');

/** The number a text means, comma or period before its fraction; null when it means none. */
export function parseNumber(text: string): number | null {
  const written = text.replace(/\s/g, '').replace(',', '.').replace('−', '-');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(written) ? Number(written) : null;
}

/** A number as a person would type it: no groups, a comma before the fraction; empty for none. */
export const writeNumber = (value: number | null | undefined): string =>
  value == null ? '' : String(value).replace('.', ',');

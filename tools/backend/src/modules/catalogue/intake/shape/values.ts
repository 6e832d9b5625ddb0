/** What a source writes for yes. */
const YES = new Set(['да', 'true', '1', '+', 'yes', 'есть']);

/** Text without spaces around; `undefined` for an empty one. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}

/** «12 345,5 м²» → 12345.5; what is no number stays as it is, so that the shape refuses it. */
export function numberOf(value: unknown): unknown {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const figures = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/(?:кв\.?м\.?|м²|м2|м\.?|квт|₽|руб\.?|р\.)$/iu, '')
    .replace(',', '.');
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(figures) ? Number(figures) : text;
}

/** Roubles → kopecks. */
export function kopecksOf(value: unknown): unknown {
  const roubles = numberOf(value);
  return typeof roubles === 'number' ? Math.round(roubles * 100) : roubles;
}

/** m² above zero: many sources write 0 for what they do not know. */
export function knownNumber(value: unknown): unknown {
  const found = numberOf(value);
  return found === 0 ? undefined : found;
}

export const isYes = (value: unknown): boolean =>
  value === true || YES.has((textOf(value) ?? '').toLowerCase());

/** «№ 57», «57а» → 57; `undefined` where there are no figures. */
export function lotNumberOf(value: unknown): number | undefined {
  const figures = /\d{1,6}/.exec(textOf(value) ?? '')?.[0];
  return figures === undefined || Number(figures) === 0 ? undefined : Number(figures);
}

/** Rooms as buyers say them: «студия», «2», «2-комнатная», 5 → `4`. */
export function roomsOf(value: unknown): unknown {
  const text = textOf(value)?.toLowerCase();
  if (text === undefined) return undefined;
  if (/студ|studio|^ст\.?$|^0$/u.test(text)) return 'studio';
  const count = Number(/\d+/.exec(text)?.[0] ?? Number.NaN);
  return count >= 1 ? String(Math.min(count, 4)) : text;
}

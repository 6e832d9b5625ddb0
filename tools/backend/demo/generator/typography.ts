const NBSP = '\u00A0';

/** Properties that hold no prose: addresses, names of things, dates. */
const NOT_PROSE = new Set([
  'type',
  'tag',
  'typeform',
  'link',
  'alias',
  'path',
  'vendor',
  'picture',
]);

/**
 * Sets non-breaking spaces as Russian typography wants them: after short words, before a dash,
 * between a figure and its unit, within a long number. Works through objects and lists.
 */
export function typeset<Value>(value: Value): Value {
  return walk(value) as Value;
}

function walk(value: unknown): unknown {
  if (typeof value === 'string') return typesetText(value);
  if (Array.isArray(value)) return value.map(walk);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, NOT_PROSE.has(key) ? item : walk(item)]),
  );
}

/** The same for one text; markup in it is left alone, as attributes hold no Russian prose. */
export function typesetText(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])([а-яё]{1,2}|под|над|для|без|при|№) (?=[\p{L}\d«])/giu, `$1${NBSP}`)
    .replace(/ (?=—)/g, NBSP)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replace(
      /(?<=[\d]) (?=₽|%|м²|м(?!\p{L})|км|млн|тыс|лет|год|мин|час|дн|ден|кв\.|этаж|кварт)/gu,
      NBSP,
    );
}

/**
 * Fills the blanks of `assets/style.json`.
 * @param base absolute address of the assets: the engine's worker knows no page to be relative to
 * @param font family of the labels; the page has loaded it, so the map fetches none
 */
export function fillStyle(text: string, { base, font }: { base: string; font: string }): string {
  return text.replaceAll('{base}', base).replaceAll('{font}', font);
}

/** First family of a CSS `font-family` list, without quotes. */
export function firstFamily(list: string): string {
  return (list.split(',')[0] ?? '').replaceAll(/["'\\]/g, '').trim() || 'sans-serif';
}

/** Words of the sources without their tags, each once. */
export function attributionOf(credits: readonly (string | undefined)[], otherwise: string): string {
  const words = credits.map((credit) => credit?.replaceAll(/<[^<>]*>/g, '').trim() ?? '');
  return [...new Set(words.filter(Boolean))].join(', ') || otherwise;
}

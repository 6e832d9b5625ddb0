const rules = new Intl.PluralRules('ru-RU');

/** The form of a word that goes with a whole number: `plural(5, ['лот', 'лота', 'лотов'])` is «лотов». */
export function plural(
  count: number,
  [one, few, many]: readonly [one: string, few: string, many: string],
): string {
  const rule = rules.select(Math.abs(count));
  if (rule === 'one') return one;
  return rule === 'many' ? many : few;
}

/** Number and word together, joined by U+00A0: «128 вариантов». */
export function formatCount(
  count: number,
  forms: readonly [one: string, few: string, many: string],
): string {
  return `${counts.format(count)}\u00a0${plural(count, forms)}`;
}

const counts = new Intl.NumberFormat('ru-RU');

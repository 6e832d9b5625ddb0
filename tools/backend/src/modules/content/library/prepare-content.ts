import { cleanHtml } from '../../../kernel/words/clean-html.ts';
import { isProse, typeset } from '../../../kernel/words/typography.ts';

/**
 * Makes content ready for the database: HTML is cleaned, texts are set by the rules of Russian
 * typography. HTML stands in properties named `html` or `…Html` and nowhere else.
 */
export function prepareContent<Value>(value: Value): Value {
  return typeset(clean(value) as Value);
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' && isHtml(key) ? cleanHtml(item) : clean(item),
    ]),
  );
}

/** Tells a property that holds HTML. */
export function isHtml(property: string): boolean {
  return isProse(property) && /(^html|Html)$/.test(property);
}

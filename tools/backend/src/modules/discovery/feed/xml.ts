import { escapeHtml } from '../../../kernel/words/escape-html.ts';

/** A value of an element: what is `null` or `undefined` is left out with its element. */
type Value = string | number | boolean | null | undefined | readonly Element[];

/** An element of a document in XML, or nothing. */
export type Element = string;

/** One element with text, or with elements in it; empty where the value is not there. */
export function element(
  name: string,
  value: Value,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  if (value === null || value === undefined) return '';
  const written = Object.entries(attributes).map(([key, text]) => ` ${key}="${escapeHtml(text)}"`);
  const inner = typeof value === 'object' ? value.join('') : escapeHtml(printable(String(value)));
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

/** XML 1.0 has no place for most control characters, escaped or not. */
function printable(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

import { escapeHtml } from '../../../../kernel/words/escape-html.ts';

/** An element of a document in XML. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text, or elements. */
  readonly inner: string | readonly XmlElement[];
}

/** What an element is made of: what is `null` or `undefined` is left out with its element. */
type Value = string | number | boolean | null | undefined | readonly (XmlElement | null)[];

/** One element with text, or with elements in it; nothing where the value is not there. */
export function element(
  name: string,
  value: Value,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return parent(name, value, attributes);
  return { name, attributes, inner: printable(String(value)) };
}

/** An element of those elements that are there. */
export function parent(
  name: string,
  children: readonly (XmlElement | null)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return { name, attributes, inner: children.filter((child) => child !== null) };
}

/** Writes an element; texts and attributes are escaped. */
export function toXml({ name, attributes, inner }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, text]) => ` ${key}="${escapeHtml(text)}"`);
  const content = typeof inner === 'string' ? escapeHtml(inner) : inner.map(toXml).join('');
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** XML 1.0 has no place for most control characters, escaped or not, nor for half a pair. */
function printable(text: string): string {
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

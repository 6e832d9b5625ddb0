import { placeWords } from './place-words.ts';
import type { XmlElement } from './xml.ts';

/** What a channel asks of one place of a lot's element. */
export interface Rule {
  /** Names of the elements from the lot's own down, `location/address`; an attribute is `image@tag`. */
  readonly path: string;
  /** What it is, for the staff: «цена». */
  readonly what: string;
  /** How many there must be. */
  readonly least: number;
  readonly most: number;
  /** What the text of each must be. */
  readonly text?: RegExp;
}

/** Texts of a lot's element by their path; an element of elements has an empty one. */
export type Found = Map<string, string[]>;

/** It has to be there once. */
export const one = (path: string, text?: RegExp, what = placeWords(path)): Rule => ({
  ...{ path, what, least: 1, most: 1 },
  ...(text && { text }),
});

/** It is there once, or not at all. */
export const maybe = (path: string, text?: RegExp, what = placeWords(path)): Rule => ({
  ...one(path, text, what),
  least: 0,
});

/** It is there several times. */
export const several = (
  path: string,
  [least, most]: readonly [number, number],
  text: RegExp,
  what = placeWords(path),
): Rule => ({ path, what, least, most, text });

/** Adds the texts of an element's insides to what is found. */
export function collect(
  { attributes, inner }: XmlElement,
  prefix = '',
  found: Found = new Map(),
): Found {
  const own = prefix.replace(/\/$/, '');
  for (const [name, text] of Object.entries(attributes)) add(found, `${own}@${name}`, text);
  if (typeof inner === 'string') return found;
  for (const child of inner) {
    const path = prefix + child.name;
    add(found, path, typeof child.inner === 'string' ? child.inner : '');
    collect(child, `${path}/`, found);
  }
  return found;
}

/** Adds one text at its place. */
export function add(found: Found, path: string, text: string): void {
  const known = found.get(path);
  if (known) known.push(text);
  else found.set(path, [text]);
}

/** Why a lot breaks rules, in the words of the staff; empty where it keeps them. */
export function breaches(rules: readonly Rule[], found: Found): string[] {
  const known = new Set(rules.map(({ path }) => path));
  const strange = [...found.keys()].filter((path) => !known.has(path));
  return [
    ...strange.map((path) => `Лишнее: ${path}`),
    ...rules.flatMap((rule) => breachOf(rule, found.get(rule.path) ?? [])),
  ];
}

function breachOf({ what, least, most, text }: Rule, values: readonly string[]): string[] {
  if (values.length < least) return [`Нет данных: ${what}`];
  if (values.length > most) return [`Слишком много: ${what}`];
  return text && values.some((value) => !text.test(value)) ? [`Не подходит: ${what}`] : [];
}

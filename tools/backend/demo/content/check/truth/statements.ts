import { isProse } from '../../../../src/kernel/words/typography.ts';
import { VENDORS, vendorsIn } from './complex-names.ts';

/** A sentence of content with what it is about. */
export interface Statement {
  file: string;
  /** Where in the file: `buying[2].lead`. */
  path: string;
  text: string;
  /** Complexes that the sentence names; those of the item around it where it names none. */
  vendors: readonly string[];
  /** Whether the sentence itself names them. */
  isNamed: boolean;
  /** Address of the page that it stands on. */
  page: string | null;
}

/** What is around a value: an item of one complex, a page. */
interface Around {
  vendor: string | null;
  page: string | null;
}

/** Sentences of everything in a value. */
export function* statementsOf(
  value: unknown,
  place: { file: string; path: string; key?: string },
  around: Around = { vendor: null, page: null },
): Generator<Statement> {
  const { file, path, key = '' } = place;
  if (typeof value === 'string') {
    if (isProse(key) || key === '') yield* sentences(value, { file, path }, around);
    return;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* statementsOf(item, { file, path: `${path}[${index}]`, key }, around);
    }
    return;
  }
  const item = value as Record<string, unknown>;
  const within = aroundOf(item, around);
  // Large figures stand apart from what they count.
  if (typeof item['value'] === 'string' && typeof item['text'] === 'string') {
    yield* sentences(`${item['value']} ${item['text']}`, { file, path }, within);
    return;
  }
  for (const [name, inner] of Object.entries(item)) {
    yield* statementsOf(inner, { file, path: `${path}.${name}`, key: name }, within);
  }
}

function aroundOf({ vendor, path }: Record<string, unknown>, around: Around): Around {
  if (typeof vendor === 'string' && VENDORS.includes(vendor)) return { ...around, vendor };
  if (typeof path !== 'string' || !path.startsWith('/')) return around;
  const [, named = null] = /^\/(?:obekty|parking|kommerciya)\/(\w+)/.exec(path) ?? [];
  return { vendor: named !== null && VENDORS.includes(named) ? named : null, page: path };
}

function* sentences(
  html: string,
  place: { file: string; path: string },
  { vendor, page }: Around,
): Generator<Statement> {
  const text = html
    .replace(/<\/(p|li|tr|h\d)>/g, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\u2060/g, '')
    .replace(/[ \u00A0\t]+/g, ' ');
  for (const one of text.split(/\n|(?<=[.?…;])\s+(?=[А-ЯЁ«])/)) {
    if (one.trim() === '') continue;
    const named = vendorsIn(one);
    const isNamed = named.length > 0;
    const vendors = isNamed ? named : vendor === null ? [] : [vendor];
    yield { ...place, text: one.trim(), vendors, isNamed, page };
  }
}

import { keepTogether } from '@m30/config/keep-together';

/** Properties that hold no prose: addresses, names of things, dates. */
const NOT_PROSE = new Set([
  ...['type', 'tag', 'typeform', 'kind', 'theme', 'width', 'anchor', 'color', 'target', 'subject'],
  ...['link', 'href', 'src', 'url', 'path', 'from', 'to', 'query', 'file', 'alias', 'id', 'vendor'],
  ...['picture', 'icon', 'poster', 'video', 'date', 'state', 'form', 'guid', 'svg', 'embed'],
  ...['captions', 'until', 'office', 'tab', 'email', 'phone', 'dateTime', 'objects', 'limit'],
  ...['objectId', 'apartmentGuid', 'logo', 'portrait', 'preview'],
]);

/** Of those, the ones whose value may be an object with words of its own. */
const NAMED = new Set(['link', 'until']);

/** Tells a property whose text is an address, a name of a thing or a date, and not for reading. */
export function isProse(property: string): boolean {
  return !NOT_PROSE.has(property);
}

/**
 * Sets quotes, dashes and non-breaking spaces as Russian typography wants them, in every text of an
 * object or a list that somebody reads.
 */
export function typeset<Value>(value: Value): Value {
  return walk(value) as Value;
}

function walk(value: unknown): unknown {
  if (typeof value === 'string') return typesetText(value);
  if (Array.isArray(value)) return value.map(walk);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    // An address and a day are texts; a link with its label and a day with its name are objects and hold words.
    Object.entries(value).map(([key, item]) => [
      key,
      isProse(key) || (NAMED.has(key) && typeof item === 'object') ? walk(item) : item,
    ]),
  );
}

/** The same for one text; tags in it are left alone. */
export function typesetText(text: string): string {
  return quotes(text)
    .split(TAG)
    .map((piece) => (TAG.test(piece) ? piece : keepTogether(dashes(piece))))
    .join('');
}

/** A tag; in brackets, so that splitting by it keeps it. */
const TAG = /(<\/?[a-z][^>]*>)/i;

const BLOCK_TAG = /^<\/?(?:p|div|li|ul|ol|h\d|t[dhr]|table|br|blockquote|figcaption|dt|dd)\b/i;

/**
 * Straight quotes become «herringbones», those within others „paws“. What stands before a quote tells
 * whether it opens; an inline tag between them tells nothing.
 */
function quotes(text: string): string {
  if (!text.includes('"')) return text;
  let before = ' ';
  let depth = 0;
  return text.replace(/<(?:"[^"]*"|[^"<>])*>|[^<"]+|["<]/g, (piece) => {
    if (piece.startsWith('<') && piece.length > 1) {
      if (BLOCK_TAG.test(piece)) [before, depth] = [' ', 0];
      return piece;
    }
    if (piece !== '"') {
      before = piece.at(-1) ?? before;
      return piece;
    }
    const opens = depth === 0 || /[\s(«„—\u00A0]/.test(before);
    if (opens) depth += 1;
    const sign = depth > 1 ? (opens ? '„' : '“') : opens ? '«' : '»';
    if (!opens) depth -= 1;
    before = sign;
    return sign;
  });
}

/** A hyphen between words that stands alone is a dash; three points are one sign. */
function dashes(text: string): string {
  return text
    .replace(/(?<=^|[\p{L}\d»).,!?]) -{1,2} (?=[\p{L}\d«(]|$)/gu, ' — ')
    .replace(/\.{3}/g, '…');
}

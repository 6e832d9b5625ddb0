const NBSP = '\u00A0';
const GLUE = '\u2060';

/** Properties that hold no prose: addresses, names of things, dates. */
const NOT_PROSE = new Set([
  ...['type', 'tag', 'typeform', 'kind', 'theme', 'width', 'anchor', 'color', 'target', 'subject'],
  ...['link', 'href', 'src', 'url', 'path', 'from', 'to', 'query', 'file', 'alias', 'id', 'vendor'],
  ...['picture', 'icon', 'poster', 'video', 'date', 'state', 'form', 'guid', 'svg', 'embed'],
  ...['captions', 'until', 'office', 'tab', 'email', 'phone', 'dateTime', 'objects', 'limit'],
  ...['objectId', 'apartmentGuid'],
]);

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
    Object.entries(value).map(([key, item]) => [key, isProse(key) ? walk(item) : item]),
  );
}

/** The same for one text; tags in it are left alone. */
export function typesetText(text: string): string {
  return quotes(text)
    .split(TAG)
    .map((piece) => (TAG.test(piece) ? piece : spaces(dashes(piece))))
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

/** A number with its code, «+7 (812) 330-30-30». */
const PHONE = /\+7 \(\d{3,4}\) \d{2,3}-\d{2}-\d{2}/g;

/**
 * A hyphen between words that stands alone is a dash; one that an ending of a figure or half of a
 * preposition hangs on breaks no line: «2014-м», «из-за», «что-то», nor do those of a phone; three points are
 * one sign.
 */
function dashes(text: string): string {
  return text
    .replace(PHONE, (phone) => phone.replaceAll(' ', NBSP).replaceAll('-', `${GLUE}-${GLUE}`))
    .replace(
      /(?<=\d)-(?=[а-яё]{1,3}(?!\p{L}))|(?<=(?<!\p{L})[Ии]з)-(?=за|под)|(?<=\p{L})-(?=(?:то|либо|нибудь)(?!\p{L}))/gu,
      `${GLUE}-${GLUE}`,
    )
    .replace(/(?<=^|[\p{L}\d»).,!?]) -{1,2} (?=[\p{L}\d«(]|$)/gu, ' — ')
    .replace(/\.{3}/g, '…');
}

/**
 * Non-breaking spaces after short words, before a dash, between a figure and its unit or month,
 * within a long number.
 */
function spaces(text: string): string {
  return text
    .replace(
      /(?<![\p{L}\d])([а-яё]{1,2}|под|над|для|без|при|про|№) (?=[\p{L}\d«]|$)/giu,
      `$1${NBSP}`,
    )
    .replace(/ (?=—)/g, NBSP)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replace(
      /(?<=[\d]) (?=₽|%|м²|м(?!\p{L})|км|млн|тыс|лет|год|мин|час|дн|ден|кв\.|этаж|кварт)/gu,
      NBSP,
    )
    .replace(
      /(?<=(?<!\d)\d\d?) (?=(?:янв|фев|мар|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*)/gu,
      NBSP,
    );
}

import { isProse } from '../../../src/kernel/words/typography.ts';
import { capital, hours } from '../../data/hours.ts';
import { legalTexts } from '../../data/mortgage.ts';

/** What the law wants said word for word wherever a rate stands, and opening hours, which are said once. */
const LEGAL = legalTexts
  .flatMap((text) => text.replace(/[\s\u00A0]+/g, ' ').split(/(?<=\.) /))
  .concat(Object.values(hours).flatMap((words) => [words, capital(words)]))
  .toSorted((one, other) => other.length - one.length);

/** Words of content as a visitor reads them, without markup, addresses and the legal sentences. */
export function textOf(value: unknown): string {
  const text = strings(value)
    .map((html) => html.replace(/<\/?(strong|b|em|a)\b[^>]*>/g, '').replace(/<[^<>]*>/g, ' '))
    .join(' ')
    .replace(/[\s\u00A0]+/g, ' ');
  return LEGAL.reduce((rest, sentence) => rest.replaceAll(sentence, ' '), text);
}

/** What a picture says for the ear, and is the same wherever it stands. */
const SEEN = new Set(['alt', 'colour']);

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    !SEEN.has(key) && (isProse(key) || typeof item === 'object') ? strings(item) : [],
  );
}

/** Words of a text in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** A text with its name. */
export interface NamedText {
  name: string;
  text: string;
}

/** Finds runs of words that two texts share; of a run that is longer, its beginning. */
export function sharedRuns(texts: readonly NamedText[], length = 8): [string, string, string][] {
  const seen = new Map<string, string>();
  const shared = new Map<string, [string, string, string]>();
  for (const { name, text } of texts) {
    const words = wordsOf(text);
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length).join(' ');
      const first = seen.get(run) ?? name;
      seen.set(run, first);
      if (first !== name && !shared.has(`${first} ${name}`)) {
        shared.set(`${first} ${name}`, [first, name, run]);
      }
    }
  }
  return [...shared.values()];
}

/** Latin letters that Russian texts keep. */
const LATIN =
  /cookie|IP|OpenStreetMap|ODbL|dom@meridian30\.example|QR|PDF|CSV|Wi-Fi|Visa|Mastercard/g;

/** Finds what a Russian text for visitors has no place for. */
export function styleMistakes(text: string): string[] {
  const found = text.replace(LATIN, '').match(/[a-z]{2,}|!/gi) ?? [];
  return [...new Set(found)].map((sign) => `«${sign}» has no place in a text for visitors`);
}

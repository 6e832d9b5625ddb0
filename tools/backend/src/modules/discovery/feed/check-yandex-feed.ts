import { SaxesParser } from 'saxes';
import { YANDEX_RULES } from './yandex-rules.ts';

/** One breach of a rule. */
export interface FeedProblem {
  /** `internal-id` of the offer, or the document's place. */
  offer: string;
  reason: string;
}

type Found = Map<string, string[]>;

/**
 * Holds a feed against `YANDEX_RULES` and what they cannot say: unique ids, a number of rooms or a
 * studio, a year for what is being built, a floor within its building.
 */
export function checkYandexFeed(document: string): { offers: number; problems: FeedProblem[] } {
  const problems: FeedProblem[] = [];
  const ids = new Set<string>();
  let offer: { id: string; found: Found } | null = null;
  let path: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  const say = (reason: string) => problems.push({ offer: offer?.id ?? 'document', reason });
  parser.on('error', (error) => say(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name === 'offer') {
      offer = { id: String(attributes['internal-id'] ?? ''), found: new Map() };
      path = [];
      if (!offer.id) say('an offer without an internal-id');
      if (ids.has(offer.id)) say('a second offer with this internal-id');
      ids.add(offer.id);
    } else path.push(name);
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    if (name !== 'offer') {
      const place = path.join('/');
      offer?.found.set(place, [...(offer.found.get(place) ?? []), text]);
      path.pop();
    } else if (offer) {
      for (const reason of breaches(offer.found)) say(reason);
      offer = null;
    }
    text = '';
  });
  parser.write(document).close();
  if (ids.size === 0) say('a feed without offers');
  return { offers: ids.size, problems };
}

function breaches(found: Found): string[] {
  const known = new Set(YANDEX_RULES.map(({ path }) => path));
  const strange = [...found.keys()].filter((path) => !known.has(path));
  const counted = YANDEX_RULES.flatMap(({ path, least, most, text }) => {
    const values = found.get(path) ?? [];
    if (values.length < least) return [`${path} is missing`];
    if (values.length > most) return [`${path} stands ${values.length} times`];
    return values
      .filter((value) => text && !text.test(value))
      .map((value) => `${path}: «${value}»`);
  });
  return [...strange.map((path) => `${path} is not known`), ...counted, ...between(found)];
}

/** Rules about more than one element. */
function between(found: Found): string[] {
  const number = (path: string) => Number(found.get(path)?.[0]);
  const [state] = found.get('building-state') ?? [];
  return [
    found.has('rooms') === found.has('studio') ? 'either rooms or studio' : '',
    state === 'unfinished' && !found.has('built-year') ? 'a year for what is being built' : '',
    number('floor') > number('floors-total') ? 'a floor above the roof' : '',
    number('living-space/value') > number('area/value') ? 'more living space than space' : '',
  ].filter(Boolean);
}

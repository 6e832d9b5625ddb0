import { nearWord } from './near-word.ts';
import { normaliseAddress } from './normalise-address.ts';
import { allHouses, nearestName, onStreet, type HouseData } from './houses.ts';
import type { Coordinate, Geocoder, Place } from './types.ts';

/** One entry of `gazetteer.json`. */
export interface GazetteerEntry {
  /** Name. */
  n: string;
  k: keyof typeof KINDS;
  /** [longitude, latitude]. */
  p: readonly [number, number];
  /** Normalised name. */
  q: string;
}

/** What an entry is, and its place among namesakes. */
const KINDS = {
  street: ['улица', 0],
  town: ['населённый пункт', 1],
  city: ['город', 1],
  metro: ['станция метро', 2],
  rail: ['вокзал', 2],
  airport: ['аэропорт', 2],
  landmark: ['место', 3],
  hood: ['жилой район', 4],
  district: ['район', 5],
  island: ['остров', 6],
  park: ['парк', 7],
} as const;

/** Words of an entry by which it can be asked for besides its name. */
const ALIASES: Partial<Record<GazetteerEntry['k'], readonly string[]>> = {
  metro: ['метро', 'станция'],
  town: ['город', 'поселок', 'деревня', 'село'],
  city: ['город'],
  rail: ['вокзал', 'станция'],
  airport: ['аэропорт'],
  district: ['район'],
  hood: ['район', 'микрорайон'],
  island: ['остров'],
  park: ['парк', 'лес'],
};

/** A name that is a street by its words: «улица» beside it would say nothing. */
const STREET = /улица|проспект|шоссе|набережная|площадь|бульвар|переулок|линия|дорога|мост|аллея/i;

/** The gazetteer also tells what stands at a place. */
export interface Gazetteer extends Geocoder {
  /** A place in words: by what stands there, or else by its degrees. */
  nameOf(coordinate: Coordinate): string;
}

interface Entry {
  place: Omit<Place, 'exact'>;
  kind: GazetteerEntry['k'];
  words: string[];
  aliases: readonly string[];
}

/** Suggestions at most. */
const MOST = 6;

/** More than any other answer can score. */
const EXACTLY = 100;

/** Finds places in the embedded gazetteer: streets with the houses that are known, stations, towns, landmarks. */
export function createGazetteer(
  entries: readonly GazetteerEntry[],
  houses: HouseData = {},
): Gazetteer {
  const known = withoutTwins(entries.map(toEntry));
  const named = [...known.map(({ place }) => place), ...allHouses(houses)];

  function search(text: string): Place[] {
    const { words, house } = normaliseAddress(text);
    const asked = text.trim();
    if (words.length === 0 || asked === '') return [];
    return known
      .flatMap((entry) => {
        const score = scoreOf(entry, words, house);
        if (score === null) return [];
        // What was suggested and taken is found, whatever its namesakes are.
        return { entry, score: score + (entry.place.label === asked ? EXACTLY : 0) };
      })
      .sort((a, b) => b.score - a.score || a.entry.place.label.length - b.entry.place.label.length)
      .slice(0, MOST)
      .map(({ entry: { place, kind } }) =>
        kind === 'street' ? onStreet(place, houses, house) : { ...place, exact: false },
      );
  }

  return {
    suggest: (text) => Promise.resolve(search(text)),
    find: (text) => Promise.resolve(search(text)[0] ?? null),
    nameOf: (coordinate) => nearestName(coordinate, named),
  };
}

/** Two platforms of one station are one place for a visitor. */
function withoutTwins(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.place.label, entry])).values()];
}

/** The name with what tells it from namesakes. */
function labelOf({ n, k }: GazetteerEntry): string {
  if (k === 'metro') return `метро «${n}»`;
  return k === 'district' && !n.includes('район') ? `${n} район` : n;
}

function toEntry(entry: GazetteerEntry): Entry {
  const { n, k, p, q } = entry;
  const [note] = KINDS[k];
  return {
    place: {
      label: labelOf(entry),
      note: k === 'street' && STREET.test(n) ? '' : note,
      coordinate: [p[1], p[0]],
    },
    kind: k,
    words: normaliseAddress(q).words,
    aliases: ALIASES[k] ?? [],
  };
}

/**
 * How well an entry answers: every word asked for has to begin, nearly be, or describe one of its words.
 * `null` where one does not.
 */
function scoreOf(entry: Entry, asked: readonly string[], house: string): number | null {
  let score = 0;
  let named = 0;
  const used = new Set<number>();
  for (const word of asked) {
    const free = (test: (own: string) => boolean) =>
      entry.words.findIndex((own, index) => !used.has(index) && test(own));
    const matches: [number, number][] = [
      [free((own) => own === word), 10],
      [free((own) => own.startsWith(word)), 7],
      [free((own) => nearWord(own, word)), 4],
    ];
    const best = matches.find(([index]) => index >= 0);
    if (best) {
      used.add(best[0]);
      score += best[1];
      named++;
    } else if (entry.aliases.includes(word)) score += 5;
    else return null;
  }
  if (named === 0) return null;
  const missing = entry.words.length - used.size;
  const [, rank] = KINDS[entry.kind];
  // Only streets have houses.
  const houseless = house !== '' && entry.kind !== 'street' ? 9 : 0;
  const whole = missing === 0 && score >= 10 * named ? 6 : 0;
  return score / asked.length + whole - missing - rank * 0.3 - houseless;
}

/** Words for a street in any case, and as a map writes them. */
const STREETS: readonly (readonly [RegExp, string])[] = [
  [/^проспект\p{L}{0,2}$/u, 'проспект'],
  [/^пр(осп|-?к?т)?$/u, 'проспект'],
  [/^улиц\p{L}{1,2}$/u, 'улица'],
  [/^ул$/u, 'улица'],
  [/^площад\p{L}{1,2}$/u, 'площадь'],
  [/^набережн\p{L}{2}$/u, 'набережная'],
  [/^переул\p{L}{2,4}$/u, 'переулок'],
  [/^бульвар\p{L}{0,2}$/u, 'бульвар'],
  [/^шоссе$/u, 'шоссе'],
];

/** Nominative of an adjective: «Невского» is «Невский», «Садовой» is «Садовая»; other words stay. */
function nominative(word: string): string {
  const masculine = /^(\p{L}+?)(?:ого|ему|ому|им|ым)$/u.exec(word)?.[1];
  if (masculine) return masculine + (/[гкхжшщч]$/u.test(masculine) ? 'ий' : 'ый');
  const feminine = /^(\p{L}{2,}?)(?:ой|ую|ою)$/u.exec(word)?.[1];
  return feminine ? `${feminine}ая` : word;
}

const MASCULINE = /(?:ий|ый)$/u;
const FEMININE = /ая$/u;

/**
 * An address as a sentence says it («до Невского 28») in the spellings of a map, the likeliest first: adjectives in the
 * nominative, and the word of a street that is left out.
 */
export function addressSpellings(said: string): string[] {
  const words = said.replace(/[.,]/g, ' ').split(/\s+/).filter(Boolean);
  const plain = words.map((word) => {
    const street = STREETS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
    return street ?? nominative(word);
  });
  const whole = plain.join(' ');
  const [first = ''] = plain;
  if (plain.some((word) => STREETS.some(([, street]) => street === word))) return [whole];
  const name = plain.filter((word) => !/^\d/.test(word)).join(' ');
  const house = plain.filter((word) => /^\d/.test(word)).join(' ');
  const as = (street: string) => `${name} ${street} ${house}`.trim();
  if (MASCULINE.test(first)) return [as('проспект'), as('переулок'), as('мост'), as('район')];
  if (FEMININE.test(first)) return [as('улица'), as('набережная'), as('площадь')];
  return [`улица ${whole}`, whole];
}

/** Whether a place that was found is the one that was said: all its names stand in the label. */
export function isSaid(spelling: string, label: string): boolean {
  const found = label.toLowerCase();
  return spelling
    .toLowerCase()
    .split(' ')
    .every((word) => /^\d/.test(word) || found.includes(word));
}

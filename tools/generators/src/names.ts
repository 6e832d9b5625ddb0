/** One name in every spelling that code needs. */
export interface Names {
  /** `price-note`, of folders and files. */
  kebab: string;
  /** `priceNote`, of values. */
  camel: string;
  /** `PriceNote`, of components and types. */
  pascal: string;
  /** `price_note`, of content. */
  snake: string;
  /** `price note`, in sentences. */
  words: string;
}

/**
 * Spells a name that was given in any of the usual ways.
 * @throws when it is none
 */
export function namesOf(given: string): Names {
  const words = given
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
  if (!/^[a-z][a-z\d]*$/.test(words.join('')) || words.length === 0) {
    throw new Error(`«${given}» is no name: Latin letters and digits, for example price-note`);
  }
  const pascal = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('');
  const camel = `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`;
  return { kebab: words.join('-'), camel, pascal, snake: words.join('_'), words: words.join(' ') };
}

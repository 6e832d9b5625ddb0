/** Something with names as they are said; each is one or more words in any case, or in the written one alone: `=Сосен`. */
interface Named {
  readonly names: readonly string[];
}

/** What the catalogue knows by name. */
export interface LexiconData {
  readonly complexes: readonly (Named & { readonly id: string })[];
  /** Stations, districts (without the word «район») and towns, with the complexes that are there. */
  readonly places: readonly (Named & {
    readonly kind: 'station' | 'district' | 'town';
    readonly complexes: readonly string[];
  })[];
  /** Mortgage programmes: names are said of several, the bank tells them apart; one without a bank is meant by the name alone. */
  readonly programmes: readonly (Named & {
    readonly id: string;
    readonly bank: readonly string[];
  })[];
  /** Buildings by what stands on them: `korpus-2` of «2». */
  readonly buildings: readonly (Named & { readonly id: string })[];
}

/** What a word or a phrase of the lexicon says. */
export interface Meaning {
  /** Its kind: the first word of its line in `words.ts`, or `complex`, `place`, `programme`, `num`, `ord`. */
  readonly is: string;
  /** The rest of it; several things of one name are parted by `|`. */
  readonly of: string;
}

/** Names of places as they are said; each spelling is one or more words, in any case. */
interface Named {
  readonly names: readonly string[];
}

/** What the catalogue knows by name. */
export interface LexiconData {
  readonly complexes: readonly (Named & { readonly id: string })[];
  /** Stations, districts and towns, with the complexes that are there. */
  readonly places: readonly (Named & { readonly complexes: readonly string[] })[];
  /** Mortgage programmes that have a name of their own. */
  readonly programmes: readonly (Named & { readonly id: string })[];
  /** Buildings by what stands on them: `korpus-2` of «2». */
  readonly buildings: readonly (Named & { readonly id: string })[];
}

/** What a word or a phrase of the lexicon says. */
export interface Meaning {
  /** Its kind: the first word of its line in `words.ts`, or `complex`, `programme`, `num`, `ord`. */
  readonly is: string;
  /** The rest of it. */
  readonly of: string;
}

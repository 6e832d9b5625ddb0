import { createNearWords, type NearWords } from './near-words.ts';
import type { SiteDocument } from './site-documents.ts';
import type { Stems } from './stems.ts';
import { tokensOf, type Token } from './tokens.ts';

/** What a place in a document counts for. */
const WEIGHTS = { title: 10, names: 10, lead: 4, text: 1 } as const;

/** Documents by the stems of their words. */
export interface SearchIndex {
  documents: readonly SiteDocument[];
  /** Weight of a stem in a document, by the stem and the document's place. */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Stem of every word of the site; `null` for words that say nothing alone. */
  stemOf: ReadonlyMap<string, string | null>;
  vocabulary: NearWords;
}

/** Reads all documents, which takes some tenths of a second. */
export async function buildIndex(
  documents: readonly SiteDocument[],
  stems: Stems,
): Promise<SearchIndex> {
  const read = documents.map((document) =>
    Object.entries(WEIGHTS).map(([field, weight]) => ({
      weight,
      tokens: tokensOf(document[field as keyof typeof WEIGHTS]),
    })),
  );
  const counts = countWords(read.flat().flatMap(({ tokens }) => tokens));
  const stemOf = await stems.of([...counts.keys()], true);
  const postings = new Map<string, Map<number, number>>();
  read.forEach((fields, place) => {
    for (const { weight, tokens } of fields) addField(postings, place, weight, tokens, stemOf);
  });
  return { documents, postings, stemOf, vocabulary: createNearWords(counts) };
}

/** The tenth mention of a word says less than the first. */
function addField(
  postings: Map<string, Map<number, number>>,
  place: number,
  weight: number,
  tokens: readonly Token[],
  stemOf: SearchIndex['stemOf'],
): void {
  const mentions = new Map<string, number>();
  for (const { word } of tokens) {
    const stem = stemOf.get(word);
    if (stem) mentions.set(stem, (mentions.get(stem) ?? 0) + 1);
  }
  for (const [stem, count] of mentions) {
    const places = postings.get(stem) ?? new Map<number, number>();
    places.set(place, (places.get(place) ?? 0) + weight * (1 + Math.log(count)));
    postings.set(stem, places);
  }
}

function countWords(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of tokens) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

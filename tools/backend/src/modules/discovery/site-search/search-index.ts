import MiniSearch from 'minisearch';
import { createNearWords, type NearWords } from './near-words.ts';
import type { SiteDocument } from './site-documents.ts';
import type { Stems } from './stems.ts';
import { tokensOf } from './tokens.ts';

/** What a place in a document counts for. */
const WEIGHTS = { title: 10, names: 10, lead: 4, text: 1 } as const;

/** BM25+ without the length of texts: a long page is no worse an answer; the tenth mention still says something. */
const BM25 = { k: 3, b: 0, d: 0.5 };

/** Documents by the stems of their words. */
export interface SearchIndex {
  documents: readonly SiteDocument[];
  /** Finds documents by stems; their ids are places in `documents`. */
  index: MiniSearch;
  /** Stem of every word of the site; `null` for words that say nothing alone. */
  stemOf: ReadonlyMap<string, string | null>;
  stems: ReadonlySet<string | null>;
  vocabulary: NearWords;
}

/** Reads all documents, which takes some tenths of a second. */
export async function buildIndex(
  documents: readonly SiteDocument[],
  stems: Stems,
): Promise<SearchIndex> {
  const counts = new Map<string, number>();
  for (const { title, names, lead, text } of documents) {
    for (const word of wordsIn([title, names, lead, text].join(' '))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const stemOf = await stems.of([...counts.keys()], true);
  const index = new MiniSearch({
    idField: 'place',
    fields: Object.keys(WEIGHTS),
    tokenize: wordsIn,
    processTerm: (word) => stemOf.get(word),
    searchOptions: { boost: WEIGHTS, bm25: BM25, processTerm: (stem) => stem },
  });
  index.addAll(documents.map((document, place) => ({ ...document, place })));
  const known = new Set(stemOf.values());
  return { documents, index, stemOf, stems: known, vocabulary: createNearWords(counts) };
}

const wordsIn = (text: string): string[] => tokensOf(text).map(({ word }) => word);

import type { Sought } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';

/** Places of the documents that answer a query, best first. */
export function rank({ postings, documents }: SearchIndex, { words }: Sought): number[] {
  const answers = new Map<number, { matched: number; score: number }>();
  for (const { stems } of words) {
    for (const [place, score] of scoresOf(stems)) {
      const answer = answers.get(place) ?? { matched: 0, score: 0 };
      answers.set(place, { matched: answer.matched + 1, score: answer.score + score });
    }
  }
  const all = [...answers];
  const most = Math.max(0, ...all.map(([, { matched }]) => matched));
  return all
    .filter(([, { matched }]) => matched === most)
    .sort(([a, one], [b, other]) => other.score - one.score || a - b)
    .map(([place]) => place);

  /** What a word adds to each document: its best stem there, the rarer the better. */
  function scoresOf(stems: ReadonlyMap<string, number>): Map<number, number> {
    const best = new Map<number, number>();
    for (const [stem, how] of stems) {
      const places = postings.get(stem);
      const rarity = Math.log(1 + documents.length / (places?.size ?? 1));
      for (const [place, weight] of places ?? []) {
        best.set(place, Math.max(best.get(place) ?? 0, weight * rarity * how));
      }
    }
    return best;
  }
}

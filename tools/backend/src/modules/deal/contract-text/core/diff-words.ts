/** A run of words and how it stands to the sample. */
export interface Span {
  text: string;
  mark: 'same' | 'added' | 'removed';
}

/**
 * Compares a text with the sample's, word by word: without `removed` the spans make the text, without `added` the
 * sample (longest common subsequence).
 */
export function diffWords(sample: string, text: string): Span[] {
  const [was, is] = [wordsOf(sample), wordsOf(text)];
  const common = commonLengths(was, is);
  const spans: Span[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && was[i] === is[j]) {
      push(spans, was[i++] ?? '', 'same');
      j++;
    } else if (j < is.length && at(common, i, j + 1) >= at(common, i + 1, j)) {
      push(spans, is[j++] ?? '', 'added');
    } else {
      push(spans, was[i++] ?? '', 'removed');
    }
  }
  return spans;
}

/** Words with the space behind each. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Length of the longest common subsequence from each pair of places on. */
function commonLengths(was: readonly string[], is: readonly string[]): number[][] {
  const lengths = Array.from({ length: was.length + 1 }, () =>
    Array<number>(is.length + 1).fill(0),
  );
  for (let i = was.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = is.length - 1; j >= 0; j--) {
      row[j] =
        was[i] === is[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

const at = (lengths: readonly number[][], i: number, j: number) => lengths[i]?.[j] ?? -1;

function push(spans: Span[], text: string, mark: Span['mark']): void {
  const last = spans.at(-1);
  if (last?.mark === mark) last.text += text;
  else spans.push({ text, mark });
}

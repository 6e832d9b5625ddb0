/**
 * How well a measure tells two classes apart: the chance that a random value of the first is
 * larger than one of the second, ties counting half (Mann–Whitney). 0.5 is not at all.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, own: true })),
    ...second.map((value) => ({ value, own: false })),
  ].sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end++;
    const owned = all.slice(start, end).filter(({ own }) => own).length;
    ranks += (owned * (start + 1 + end)) / 2;
    start = end;
  }
  const { length } = first;
  return (ranks - (length * (length + 1)) / 2) / (length * second.length);
}

/** A word, and it without each one of its letters: two words one slip apart share one of these. */
export function deletesOf(word: string): string[] {
  const parts = new Set([word]);
  for (let at = 0; at < word.length; at += 1) parts.add(word.slice(0, at) + word.slice(at + 1));
  return [...parts];
}

/** Whether one letter too many, too few, another one, or two swapped make one word of the other. */
export function isClose(left: string, right: string): boolean {
  if (left === right) return true;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const [a, b] = [left.slice(start), right.slice(start)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** Shortest word in which one slip of the finger is forgiven. */
const SHORTEST = 5;

/** One letter is wrong, missing, too many or swapped with its neighbour. */
export function nearWord(known: string, typed: string): boolean {
  if (typed.length < SHORTEST || Math.abs(known.length - typed.length) > 1) return false;
  let start = 0;
  while (start < known.length && known[start] === typed[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(known, 1) === rest(typed, 1) ||
    rest(known, 1) === rest(typed, 0) ||
    rest(known, 0) === rest(typed, 1) ||
    (known[start] === typed[start + 1] &&
      known[start + 1] === typed[start] &&
      rest(known, 2) === rest(typed, 2))
  );
}

/** How long typed letters belong together, in milliseconds. */
export const typeaheadPause = 500;

/**
 * Index of the next label, around the end, that begins with what was typed; null when none does.
 * One letter pressed again and again walks through its labels; longer text may stay where it is.
 */
export function findByTypeahead(
  labels: readonly string[],
  typed: string,
  current: number,
): number | null {
  const text = typed.toLocaleLowerCase('ru');
  const repeated = [...text].every((letter) => letter === text[0]);
  const query = repeated ? text.slice(0, 1) : text;
  const first = current + (query.length === 1 ? 1 : 0);
  for (let step = 0; step < labels.length; step++) {
    const index = (first + step + labels.length) % labels.length;
    if (labels[index]?.trim().toLocaleLowerCase('ru').startsWith(query)) return index;
  }
  return null;
}

/**
 * Reads what a process remembers of the database, again and again: of two readings under way at once the one that began later is
 * taken, though it may be the first to end, because it alone has seen all that was written before.
 * @param read reads the database
 * @param take remembers what was read
 */
export function newestRead<Read>(
  read: () => Promise<Read>,
  take: (what: Read) => void,
): () => Promise<void> {
  let begun = 0;
  let newest = 0;
  return async () => {
    const number = ++begun;
    const what = await read();
    if (number < newest) return;
    newest = number;
    take(what);
  };
}

const DELIMITERS = [';', ',', '\t'] as const;

/** What stands between the cells of a table: of `;`, `,` and tabs the one that its head line has most of. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const [delimiter = ';'] = DELIMITERS.toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  );
  return delimiter;
}

/**
 * Makes a label finite: the first values stay as they are, whatever comes past that many is `other`.
 * Each value is a row for ever in the memory of the collector.
 */
export function createLabelGuard(most: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= most) return 'other';
    known.add(value);
    return value;
  };
}

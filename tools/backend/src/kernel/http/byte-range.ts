/** Part of a file: first and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header (RFC 9110, 14.2).
 * @returns the one range it asks for; `whole` where there is none, several or a broken one, which a
 *   server may answer with the whole file; `outside` where the file has no such bytes
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0
      ? 'outside'
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : 'outside';
}
